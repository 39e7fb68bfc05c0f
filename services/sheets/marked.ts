/** What a spreadsheet would execute, full-width signs and leading white space included; behind any number of apostrophes of ours. */
const FORMULA = /^'*[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]|^'*[\t\r\n]/u

/** A text of a CSV file that no spreadsheet executes: an apostrophe stands before it. `unmarked` takes it away again. */
export const marked = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
export const unmarked = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text)
