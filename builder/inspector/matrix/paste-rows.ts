// Rows of a matrix as they are copied out of a spreadsheet: cells divided by tabs, a heading or the columns in their order. A line that
// cannot be read is said in words with its number and stays in the text; the others can be taken. Pure.
import { withParticle } from '@/lib/particle'
import { faultOf } from '../field-schema'
import type { MatrixColumn } from './columns-of-matrix'
import { keyOf, type OptionGroup } from './with-values'

export interface PastedRow {
  choices: string[]
  /** By the name of the column; what the sheet leaves empty is not named. */
  values: Record<string, string | number>
}
export interface PastedSheet {
  rows: PastedRow[]
  faults: { line: number; words: string; text: string }[]
  heading: string
}

const cellsOf = (line: string): string[] =>
  line.split('\t').map((cell) => {
    const plain = cell.trim().normalize('NFC')
    return /^".*"$/s.test(plain) ? plain.slice(1, -1).replaceAll('""', '"').trim() : plain
  })
const wordsOf = (title: string): string => title.replace(/\(.*\)$/, '').replace(/\s/g, '')

/** Digits as people write them in sheets: 12,000원, 10개, ₩3,000. */
export function pastedNumber(text: string): number {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s,₩\\]/g, '')
    .replace(/(원|개)$/, '')
    .replace(/^[−–]/, '-')
  return /^-?\d+$/.test(plain) ? Number(plain) : NaN
}

/**
 * @param total the title under which sheets name a number together with what it is added to (파는 값), and that amount.
 */
export function pasteRows(
  text: string,
  groups: readonly OptionGroup[],
  columns: readonly MatrixColumn[],
  total?: { column: string; titles: readonly string[]; over: number },
): PastedSheet {
  const typed = columns.filter(({ kind }) => kind !== 'picture')
  const lines = text.split(/\r?\n/).map((line, at) => ({ line: at + 1, text: line, cells: cellsOf(line) }))
  const filled = lines.filter(({ cells }) => cells.some(Boolean))
  const first = filled[0]
  const isHeading = first !== undefined && first.cells.some((cell) => groups.some(({ name }) => wordsOf(name) === wordsOf(cell)))
  if (isHeading) filled.shift()
  const usual = [...groups.map(({ name }) => name), ...typed.map(({ title }) => title)]
  const titles = (isHeading ? first.cells : usual).map(wordsOf)
  const sheet: PastedSheet = { rows: [], faults: [], heading: isHeading ? first.text : '' }
  const seen = new Map<string, number>()
  for (const { line, text: whole, cells } of filled) {
    const read = readLine(cells)
    const key = 'words' in read ? '' : keyOf(read.choices)
    const words =
      'words' in read ? read.words : seen.has(key) ? `${seen.get(key)}번째 줄과 같은 조합(${read.choices.join(', ')})입니다.` : undefined
    if (words !== undefined || 'words' in read) sheet.faults.push({ line, words: words ?? '', text: whole })
    else {
      seen.set(key, line)
      sheet.rows.push(read)
    }
  }
  return sheet

  function readLine(cells: readonly string[]): PastedRow | { words: string } {
    const cellUnder = (title: string): string | undefined => {
      const at = titles.indexOf(wordsOf(title))
      return at < 0 ? undefined : cells[at]
    }
    const choices: string[] = []
    for (const { name, values } of groups) {
      const cell = cellUnder(name) ?? ''
      if (cell === '') return { words: `‘${name}’ 값이 비어 있습니다.` }
      const value = values.find((one) => one === cell) ?? values.find((one) => wordsOf(one) === wordsOf(cell))
      if (value === undefined) return { words: `${withParticle(`‘${cell}’`, '은/는')} ‘${name}’ 옵션에 없는 값입니다.` }
      choices.push(value)
    }
    const values: Record<string, string | number> = {}
    for (const { name, title, kind, schema } of typed) {
      const cell = cellUnder(title) ?? ''
      if (cell === '') continue
      const value = kind === 'number' ? pastedNumber(cell) : cell
      if (Number.isNaN(value)) return { words: `${title}: ‘${cell}’ 대신 숫자를 적어 주세요.` }
      const fault = faultOf(schema, value, { isDraft: true })
      if (fault !== undefined) return { words: fault }
      values[name] = value
    }
    for (const title of total?.titles ?? []) {
      const cell = cellUnder(title) ?? ''
      if (cell === '' || !total) continue
      const value = pastedNumber(cell) - total.over
      if (Number.isNaN(value)) return { words: `${title}: ‘${cell}’ 대신 숫자를 적어 주세요.` }
      if (value < 0) return { words: `${title}: 상품의 파는 값 ${total.over.toLocaleString('ko-KR')}원보다 작습니다.` }
      values[total.column] = value
    }
    return { choices, values }
  }
}
