import { disassemble } from 'es-hangul'

/** A text taken apart into letters, in lower case: `거시` finds 거실 while it is typed. */
export const mediaSearchWord = (text: string): string => disassemble(text.normalize('NFC').toLowerCase()).replace(/\s+/g, ' ').trim()

/** What a file is found by. */
export const mediaSearchText = ({ name, alt }: { name: string; alt: string }): string => mediaSearchWord(`${name}\n${alt}`)
