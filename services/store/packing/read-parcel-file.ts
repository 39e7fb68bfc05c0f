import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contracts from '@/schemas/api/store/packing'
import { operation } from '@/services/kit/service'
import { readSheet } from '@/services/sheets/read-sheet'
import { SheetRefused, textOf, type SheetCell, type SheetRow } from '@/services/sheets/sheet-message'

/** As many lines as a carrier's file of some days has; the list takes fewer and names those that are left over. */
const MOST_LINES = 2_000
/** A long number that nobody gave a format, as a spreadsheet shows it. */
const SHORTENED = /^\d(\.\d+)?E\+\d+$/i

/** The file lies on the disk only while it is read. */
export const readParcelFile = operation(contracts.readParcelFile, async ({ file: [file] }, ctx) => {
  if (!(file instanceof File) || file.size === 0) throw ctx.fail('wrongFile')
  if (!/\.(xlsx|xls|csv|txt|tsv)$/i.test(file.name)) throw ctx.fail('wrongFile')
  if (file.size > contracts.PARCEL_FILE_MAX_BYTES) throw ctx.fail('tooLarge')
  const bytes = Buffer.from(await file.arrayBuffer())
  // What is no workbook, but says so, would be read as a text, and its owner told to save it in another encoding.
  if (/\.xlsx$/i.test(file.name) && !bytes.subarray(0, 2).equals(Buffer.from('PK'))) throw ctx.fail('unreadable')
  const folder = await mkdtemp(join(tmpdir(), 'maru-parcels-'))
  try {
    const path = join(folder, 'sheet')
    await writeFile(path, bytes, { mode: 0o600 })
    const { rows } = await readSheet(path, MOST_LINES, AbortSignal.timeout(50_000))
    return { item: { text: linesOf(rows) } }
  } catch (error) {
    if (error instanceof SheetRefused) throw ctx.fail('unreadable', { words: error.message })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** Empty lines between others stay empty lines: numbers without orders go by their rows. */
function linesOf(rows: readonly SheetRow[]): string {
  const lines: string[] = []
  const first = rows[0]?.[0] ?? 1
  for (const [line, cells] of rows) lines[line - first] = cells.map(wordsOf).join('\t').trimEnd()
  return Array.from(lines, (line) => line ?? '').join('\n')
}

function wordsOf(cell: SheetCell): string {
  const text = textOf(cell)
  const number = typeof cell === 'object' && 'number' in cell ? cell.number : undefined
  const isShortened = typeof text !== 'string' || SHORTENED.test(text)
  const words = isShortened && typeof number === 'string' ? number : typeof text === 'string' ? text : ''
  return words.replace(/\s+/g, ' ').trim()
}
