import { open } from 'node:fs/promises'
import { readCsv } from './read-csv'
import type { SheetRow } from './sheet-message'
import { readXlsx } from './read-xlsx'

/** The lines of a file in their order, by what the file is and not by its name: a zip is a workbook, everything else is text. */
export async function* readRows(path: string): AsyncGenerator<SheetRow> {
  const file = await open(path)
  const head = Buffer.alloc(4)
  await file.read(head, 0, 4, 0)
  await file.close()
  yield* head.toString('latin1') === 'PK\x03\x04' ? readXlsx(path) : readCsv(path)
}
