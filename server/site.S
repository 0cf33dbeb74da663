// The pack of the page, as bytes of the program.
.section .rodata
.balign 16
.global mastaba_site_begin
mastaba_site_begin:
.incbin MASTABA_SITE_PACK
.global mastaba_site_end
mastaba_site_end:
.byte 0
.section .note.GNU-stack, "", %progbits
