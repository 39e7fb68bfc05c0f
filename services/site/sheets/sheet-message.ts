// What the thread that reads a file tells the process that started it.

/** A cell that cannot be a value, with the reason as a sentence. */
export interface BadCell {
  bad: string
}
export type SheetCell = string | BadCell
/** The number of the line in the spreadsheet, from 1, and its cells from column A. */
export type SheetRow = [line: number, cells: SheetCell[]]

export type SheetMessage = { rows: SheetRow[] } | { fault: { cell: string; message: string } } | { end: true }

/** A file that is refused as a whole. */
export class SheetRefused extends Error {
  override name = 'SheetRefused'
  readonly cell: string
  constructor(message: string, cell = '') {
    super(message)
    this.cell = cell
  }
}

/** `AA12` */
export function cellName(column: number, line: number): string {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) letters = String.fromCharCode(65 + (rest % 26)) + letters
  return `${letters}${line}`
}
