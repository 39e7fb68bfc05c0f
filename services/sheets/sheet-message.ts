// What the thread that reads a file tells the process that started it.

/** A cell that cannot be a value, with the reason as a sentence. */
export interface BadCell {
  bad: string
}
/** A number of a spreadsheet says different things as a text, as a number and as a moment. */
export interface ShownCell {
  text: string | BadCell
  number: string | BadCell
  moment: string | BadCell
}
export type SheetCell = string | BadCell | ShownCell
/** The number of the line in the spreadsheet, from 1, its cells from column A, and whether the spreadsheet hides it. */
export type SheetRow = [line: number, cells: SheetCell[], isHidden?: true]

/** What a file says besides its lines. */
export interface SheetAbout {
  /** The name of the tab that was read; empty for a file without tabs. */
  tab: string
  /** Other tabs that Excel shows. */
  otherTabs: string[]
  /** `A2:B3` */
  merged: string[]
  /** Whether pictures or shapes lie on the sheet. */
  isDrawnOn: boolean
}
export const aboutNothing = (): SheetAbout => ({ tab: '', otherTabs: [], merged: [], isDrawnOn: false })

export type SheetMessage = { rows: SheetRow[] } | { fault: { cell: string; message: string } } | { about: SheetAbout }

/** A file that is refused as a whole. */
export class SheetRefused extends Error {
  override name = 'SheetRefused'
  readonly cell: string
  constructor(message: string, cell = '') {
    super(message)
    this.cell = cell
  }
}

/** What is written in a cell, as a text. */
export const textOf = (cell: SheetCell | undefined): string | BadCell =>
  cell === undefined ? '' : typeof cell === 'object' && 'text' in cell ? cell.text : cell

/** `AA12` */
export function cellName(column: number, line: number): string {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) letters = String.fromCharCode(65 + (rest % 26)) + letters
  return `${letters}${line}`
}

/** `AA12` as the place of its column from 0, and its line. */
export function placeOf(name: string): { column: number; line: number } {
  const [, letters = '', digits = '0'] = /^\$?([A-Z]+)\$?(\d+)$/.exec(name) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { column, line: Number(digits) }
}
