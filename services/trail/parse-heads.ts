const HEAD = /^\S+ (\d+) \d+ ([\w-]{43})$/

/** Marks of a file of heads by the number of their seal, as `sendHead` writes them; other lines, as a mail has them, say nothing. */
export const parseHeads = (text: string): Map<number, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const found = HEAD.exec(line.trim())
      return found ? [[Number(found[1]), found[2]!] as const] : []
    }),
  )
