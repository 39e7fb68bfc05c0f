import type { SheetAbout, SheetRow } from '../sheet-message'
import { openParts } from './open-parts'
import { readFormats } from './read-formats'
import { readStrings } from './read-strings'
import { readWorkbook } from './read-workbook'
import { readWorksheet } from './read-worksheet'

/** The first visible tab of a workbook, line by line. Its parts are read in the order of what they mean, wherever they lie in the zip. */
export async function* readXlsx(path: string, about: SheetAbout): AsyncGenerator<SheetRow> {
  const parts = await openParts(path)
  try {
    const { tabs, is1904, sharedStrings, styles } = await readWorkbook(parts)
    const optional = async (name: string | undefined) => (name !== undefined && parts.has(name) ? parts.read(name) : undefined)
    const formats = await readFormats(await optional(styles))
    const strings = await readStrings(await optional(sharedStrings))
    const [first, ...others] = tabs
    about.tab = first!.name
    about.otherTabs = others.map(({ name }) => name)
    yield* readWorksheet(await parts.read(first!.part), {
      strings,
      formats,
      is1904,
      merged: (range) => void about.merged.push(range),
      drawn: () => {
        about.isDrawnOn = true
      },
    })
  } finally {
    parts.close()
  }
}
