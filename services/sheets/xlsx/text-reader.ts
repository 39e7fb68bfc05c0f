/** Characters that XML cannot hold are written by their numbers; the sign for it is itself written so. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g

/** Gathers the runs of a text; how it is read aloud (`rPh`) stands above it in small letters and is no part of it. */
export function textReader() {
  let text = ''
  let isText = false
  let aside = 0
  return {
    open: (name: string): void => {
      if (name === 'rPh') aside++
      if (name === 't') isText = true
    },
    text: (more: string): void => {
      if (isText && aside === 0) text += more
    },
    close: (name: string): void => {
      if (name === 'rPh') aside--
      if (name === 't') isText = false
    },
    /** The text so far; the next one begins. */
    take: (): string => {
      const taken = unescaped(text)
      text = ''
      return taken
    },
  }
}

export const unescaped = (text: string): string =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).replace(/\r\n?/g, '\n')
