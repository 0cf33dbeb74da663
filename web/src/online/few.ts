// A few at once, the others wait: the house hears only so much a second, and a move must not wait behind many questions.
export function fewAtOnce(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = () => {
    if (running >= most) return;
    const start = waiting.shift();
    if (!start) return;
    ++running;
    start();
  };
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      waiting.push(start);
      next();
    });
    try {
      return await task();
    } finally {
      --running;
      next();
    }
  };
}
