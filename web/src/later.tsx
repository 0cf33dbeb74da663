// A part of the page that is loaded when it is first shown: who plays alone need not wait for it.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return (props) => {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (!Part)
        void load().then((part) => {
          loaded = part;
          setPart(() => part);
        });
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
