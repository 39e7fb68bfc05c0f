import type exceljs from 'exceljs'
import { checkWorkbook } from './check-workbook'
import { SheetRefused, type SheetCell, type SheetRow } from './sheet-message'
import { WorkbookReader } from './workbook-reader'

/** Columns that are read; a form has far fewer. */
const COLUMNS = 400

/** The first sheet of a workbook, line by line. The zip is checked before anything of it is parsed. */
export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  await checkWorkbook(path)
  const workbook = new WorkbookReader(path, {
    worksheets: 'emit',
    sharedStrings: 'cache',
    // Tells a number from a date.
    styles: 'cache',
    hyperlinks: 'ignore',
  })
  for await (const sheet of workbook) {
    for await (const row of sheet) yield [row.number, cellsOf(row)]
    return
  }
  throw new SheetRefused('시트가 없는 파일입니다. 첫 시트에 내용을 적어 주세요.')
}

function cellsOf(row: exceljs.Row): SheetCell[] {
  const cells: SheetCell[] = []
  const last = Math.min(row.cellCount, COLUMNS)
  for (let at = 1; at <= last; at++) cells.push(cellOf(row.getCell(at).value))
  return cells
}

function cellOf(value: exceljs.CellValue): SheetCell {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.includes('\0') ? { bad: '쓸 수 없는 글자가 들어 있습니다.' } : value
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? '예' : '아니요'
  // A date of a spreadsheet has no zone; it is read as the time that the sheet shows.
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 19).replace('T', ' ')
  if ('formula' in value || 'sharedFormula' in value) return { bad: '수식은 쓸 수 없습니다. 값만 붙여 넣어 주세요(값으로 붙여넣기).' }
  if ('error' in value) return { bad: `오류 값(${String(value.error)})입니다. 값을 적어 주세요.` }
  if ('richText' in value) return value.richText.map(({ text }) => text).join('')
  return 'text' in value ? cellOf(value.text) : ''
}
