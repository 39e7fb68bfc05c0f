import type { Readable } from 'node:stream'
import { parseWhole } from './parse-xml'
import { textReader } from './text-reader'

/** The texts of a workbook, which cells name by their place. */
export async function readStrings(part: Readable | undefined): Promise<string[]> {
  const strings: string[] = []
  const { take, ...reader } = textReader()
  if (part)
    await parseWhole(part, {
      ...reader,
      close: (name) => {
        reader.close(name)
        if (name === 'si') strings.push(take())
      },
    })
  return strings
}
