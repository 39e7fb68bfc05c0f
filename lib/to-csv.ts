/** What a spreadsheet would execute as a formula, full-width signs and leading white space included. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u
const NEEDS_QUOTES = /[",\r\n]/

/** One cell: a formula becomes text by a leading apostrophe, which spreadsheets hide. */
const cellOf = (value: string): string => {
  const words = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(words) ? `"${words.replaceAll('"', '""')}"` : words
}

/** A CSV file for spreadsheets: marked as UTF-8, lines of RFC 4180, and no cell that they would execute. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  '\uFEFF' + rows.map((row) => row.map(cellOf).join(',') + '\r\n').join('')
