// The file of an export, made while it is sent: a page of records at a time is in memory.
import { PassThrough } from 'node:stream'
import exceljs from 'exceljs'
import type { SheetFormat } from '@/schemas/api/site/record-sheets'
import { marked } from '@/services/sheets/marked'
import type { SheetColumn } from './sheet-columns'
import { CELL_MAX, TOO_LONG } from './read-cell'

export const SHEET_TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** @param lines the cells of each record. */
export const writeSheet = (
  format: SheetFormat,
  title: string,
  columns: readonly SheetColumn[],
  lines: AsyncIterable<string[]>,
): AsyncIterable<Buffer> => (format === 'csv' ? csv(columns, lines) : xlsx(title, columns, lines))

/** Marked as UTF-8, lines of RFC 4180, and no cell that a spreadsheet would execute. */
async function* csv(columns: readonly SheetColumn[], lines: AsyncIterable<string[]>): AsyncGenerator<Buffer> {
  const row = (cells: readonly string[]): string => cells.map((cell) => quoted(marked(cell))).join(',') + '\r\n'
  let text = `\uFEFF${row(columns.map(({ title }) => title))}${row(columns.map(({ name }) => name))}`
  for await (const cells of lines) {
    text += row(cells)
    if (text.length < 65_536) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}
const quoted = (text: string): string => (/[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** What looks like a character written by its number (`_x0041_`) is kept from being read as one. */
const escaped = (text: string): string => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

/** Every cell is a text: a spreadsheet executes none, and turns no number of a product into a date. */
async function* xlsx(title: string, columns: readonly SheetColumn[], lines: AsyncIterable<string[]>): AsyncGenerator<Buffer> {
  const out = new PassThrough()
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false })
  const sheet = workbook.addWorksheet(title.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31), { views: [{ state: 'frozen', ySplit: 2 }] })
  sheet.columns = columns.map(({ kind }) => ({ width: kind === 'fixed' ? 12 : 24, style: { numFmt: '@' } }))
  const head = sheet.addRow(columns.map(({ title: words }) => words))
  head.font = { bold: true }
  head.commit()
  const names = sheet.addRow(columns.map(({ name }) => name))
  names.hidden = true
  names.commit()
  const written = (async () => {
    for await (const cells of lines) {
      sheet.addRow(cells.map((cell) => (cell.length > CELL_MAX ? TOO_LONG : cell === '' ? null : escaped(cell)))).commit()
      if (out.writableNeedDrain) await new Promise((resolve) => out.once('drain', resolve))
    }
    sheet.commit()
    await workbook.commit()
  })()
  written.catch((cause: unknown) => out.destroy(cause instanceof Error ? cause : new Error(String(cause))))
  for await (const chunk of out) yield chunk as Buffer
  await written
}
