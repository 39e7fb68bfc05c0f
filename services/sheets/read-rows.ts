import { open } from 'node:fs/promises'
import { readCsv } from './read-csv'
import { aboutNothing, type SheetRow } from './sheet-message'
import { readXlsx } from './xlsx/read-xlsx'

/**
 * The lines of a file in their order, by what the file is and not by its name: a zip is a workbook, everything else is text.
 * @param about is filled while the lines are read.
 */
export async function* readRows(path: string, about = aboutNothing()): AsyncGenerator<SheetRow> {
  const file = await open(path)
  const head = Buffer.alloc(4)
  await file.read(head, 0, 4, 0)
  await file.close()
  yield* head.toString('latin1') === 'PK\x03\x04' ? readXlsx(path, about) : readCsv(path)
}
