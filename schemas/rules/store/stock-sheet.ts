// A sheet of stock as it was downloaded and filled in, or as staff keep their own: each line names a combination and what is to become of
// its pieces. A number never replaces what is there: it is the difference from the number that the sheet was made of, so that pieces which
// were sold meanwhile stay sold. Pure.

export const MOST_STOCK_LINES = 1_000
/** Headings of the file, in its order. */
export const STOCK_HEAD = {
  code: '관리 코드',
  name: '상품',
  option: '옵션',
  given: '넣은 수',
  left: '재고',
  next: '새 재고',
  add: '더할 수량',
} as const
type Heading = keyof typeof STOCK_HEAD

export interface StockLine {
  line: number
  code: string
  name: string
  option: string
  /** Pieces to add, or to take away below 0. */
  pieces: number
  /** What was given when the sheet was made, where it says so: somebody else's change is not written over. */
  given?: number
}
export interface StockSheet {
  lines: StockLine[]
  faults: { line: number; words: string }[]
}

/** Cells of a text out of a spreadsheet: a CSV file, or copied with tabs. */
export function cellsOfSheet(text: string): string[][] {
  const by = text.includes('\t') ? '\t' : ','
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const plain = text.replace(/^\uFEFF/, '')
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (plain[at + 1] === '"') cell += plain[at++]!
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === by || sign === '\n') {
      rows.at(-1)!.push(cell.trim().normalize('NFC'))
      cell = ''
      if (sign === '\n') rows.push([])
    } else cell += sign
  }
  rows.at(-1)!.push(cell.trim().normalize('NFC'))
  return rows
}

const plainWords = (words: string): string => words.replace(/\s/g, '')
/** A downloaded cell that a spreadsheet would have run begins with an apostrophe. */
const textOf = (cell: string): string => cell.replace(/^'(?=[=+\-@＝＋－＠|%])/, '')

/** A whole number as people write it: 1,200 or 12개; NaN for words. */
function wholeOf(cell: string): number {
  const plain = textOf(cell).normalize('NFKC').replace(/[\s,]/g, '').replace(/개$/, '').replace(/^[−–]/, '-')
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : NaN
}

export function readStockSheet(text: string): StockSheet {
  const rows = cellsOfSheet(text)
  const head = rows.findIndex((cells) => cells.some((cell) => plainWords(cell) === plainWords(STOCK_HEAD.name) || cell === STOCK_HEAD.code))
  const sheet: StockSheet = { lines: [], faults: [] }
  if (head < 0) return { lines: [], faults: [{ line: 1, words: noHeadWords(rows[0]!) }] }
  const titles = rows[head]!.map(plainWords)
  const under = (cells: readonly string[], heading: Heading): string => {
    const at = titles.indexOf(plainWords(STOCK_HEAD[heading]))
    return at < 0 ? '' : textOf(cells[at] ?? '')
  }
  const hasChange = titles.includes(plainWords(STOCK_HEAD.next)) || titles.includes(plainWords(STOCK_HEAD.add))
  if (!hasChange)
    return { lines: [], faults: [{ line: head + 1, words: `‘${STOCK_HEAD.next}’나 ‘${STOCK_HEAD.add}’ 칸이 있어야 합니다.` }] }
  const seen = new Map<string, number>()
  for (const [at, cells] of rows.entries()) {
    if (at <= head || !cells.some(Boolean)) continue
    const line = at + 1
    const read = readLine((heading) => under(cells, heading))
    if (read === undefined) continue
    const key = 'words' in read ? '' : JSON.stringify(read.code ? [read.code] : [read.name, read.option])
    if ('words' in read) sheet.faults.push({ line, words: read.words })
    else if (seen.has(key)) sheet.faults.push({ line, words: `${seen.get(key)}번째 줄과 같은 상품입니다.` })
    else {
      seen.set(key, line)
      sheet.lines.push({ line, ...read })
    }
  }
  if (sheet.lines.length > MOST_STOCK_LINES)
    sheet.faults.push({ line: 0, words: `한 번에 ${MOST_STOCK_LINES.toLocaleString('ko-KR')}줄까지 바꿀 수 있습니다. 나누어 넣어 주세요.` })
  return sheet
}

/** Staff may have written headings of their own: those are named beside ours. */
function noHeadWords(first: readonly string[]): string {
  const own = first.filter((cell) => cell !== '' && Number.isNaN(wholeOf(cell))).slice(0, 7)
  const wanted = `첫 줄에 제목(${Object.values(STOCK_HEAD).join(', ')})을 적어 주세요. 상품을 찾을 ‘${STOCK_HEAD.code}’나 ‘${STOCK_HEAD.name}’ 칸이 있어야 합니다.`
  return own.length > 0 ? `${wanted} 지금 첫 줄은 ‘${own.join(', ')}’입니다.` : wanted
}

/** Undefined for a line that changes nothing. */
function readLine(cell: (heading: Heading) => string): Omit<StockLine, 'line'> | { words: string } | undefined {
  const [next, add] = [cell('next'), cell('add')]
  if (next === '' && add === '') return undefined
  if (next !== '' && add !== '') return { words: `‘${STOCK_HEAD.next}’와 ‘${STOCK_HEAD.add}’ 가운데 하나만 적어 주세요.` }
  const whose = { code: cell('code'), name: cell('name'), option: cell('option') }
  if (whose.code === '' && whose.name === '') return { words: '관리 코드나 상품 이름을 적어 주세요.' }
  const number = (heading: Heading, least: number): number | { words: string } => {
    const value = wholeOf(cell(heading))
    if (Number.isNaN(value)) return { words: `${STOCK_HEAD[heading]}: ‘${cell(heading)}’ 대신 숫자를 적어 주세요.` }
    if (value < least || Math.abs(value) > 100_000) return { words: `${STOCK_HEAD[heading]}: 한 번에 바꿀 수 있는 수가 아닙니다.` }
    return value
  }
  const written = number(next === '' ? 'add' : 'next', next === '' ? -100_000 : 0)
  if (typeof written !== 'number') return written
  const given = cell('given') === '' ? undefined : number('given', 0)
  if (typeof given === 'object') return given
  const known = given === undefined ? {} : { given }
  if (next === '') return { ...whose, pieces: written, ...known }
  if (cell('left') === '' || given === undefined)
    return {
      words: `‘${STOCK_HEAD.next}’를 쓰려면 내려받은 ‘${STOCK_HEAD.given}’와 ‘${STOCK_HEAD.left}’ 칸이 있어야 합니다. 그사이 팔린 것을 덮어쓰지 않기 위해서입니다.`,
    }
  const left = number('left', -100_000)
  return typeof left === 'number' ? { ...whose, pieces: written - left, ...known } : left
}
