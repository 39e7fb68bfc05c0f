import { withParticle } from '@/lib/particle'
import type { SheetFault } from '@/schemas/api/site/record-sheets'
import type { SheetColumn } from './sheet-columns'
import { cellName, textOf, type SheetCell, type SheetRow } from '@/services/sheets/sheet-message'
import { wordKey } from './sheet-words'

/** Lines among which the names of the fields are looked for: people write a title above them. */
const LOOKED = 10

export interface Heading {
  /** The columns of the form by their place in the sheet. */
  columns: Map<number, SheetColumn>
  /** Lines above the records. */
  lines: number
  /** Numbers of lines above the names that say something else. */
  skipped: number[]
  faults: SheetFault[]
}

/** The columns of a sheet: by the names of the second line, or by the titles of the first where staff made the sheet themselves. */
export function readHeading(rows: readonly SheetRow[], known: readonly SheetColumn[]): Heading {
  const byName = new Map(known.map((column) => [column.name, column]))
  const byTitle = titlesOf(known)
  const first = rows.slice(0, LOOKED)
  const count = ([, cells]: SheetRow, has: (text: string) => boolean): number => cells.filter((cell) => has(wordsOf(cell))).length
  const named = first.findLastIndex((row) => count(row, (text) => byName.has(text)) > 1)
  const titled = first.map((row) => count(row, (text) => byTitle.has(wordKey(text))))
  // Below the first line, one word alone may stand there by chance.
  const best = Math.max(...titled, 0)
  const at = named >= 0 ? named : best > 1 ? titled.indexOf(best) : 0
  const columnOf = (text: string): SheetColumn | undefined => (named >= 0 ? byName.get(text) : byTitle.get(wordKey(text)))
  const [line, cells] = rows[at] ?? [1, []]
  const columns = new Map<number, SheetColumn>()
  const faults: SheetFault[] = []
  const refuse = (place: number, message: string): void => void faults.push({ cell: cellName(place, line), field: '', message })
  for (const [place, cell] of cells.entries()) {
    const text = wordsOf(cell)
    if (text === '') {
      if (typeof textOf(cell) !== 'string') refuse(place, '항목 이름으로 읽을 수 없는 칸입니다. 항목 이름을 글자로 입력해 주세요.')
      continue
    }
    const column = columnOf(text)
    if (!column)
      refuse(
        place,
        `${withParticle(`‘${text.slice(0, 40)}’`, '은/는')} 이 기록에 없는 항목입니다. 내려받은 파일의 항목 이름을 그대로 써 주세요.`,
      )
    else if ([...columns.values()].includes(column)) refuse(place, `‘${text}’ 항목이 두 번 있습니다. 하나만 남겨 주세요.`)
    else columns.set(place, column)
  }
  const skipped = first.slice(0, at).flatMap((row, i) => (titled[i]! > 1 ? [] : [row[0]]))
  if (![...columns.values()].some(({ kind }) => kind !== 'fixed' && kind !== 'names'))
    return {
      columns,
      lines: at + 1,
      skipped,
      faults: [{ cell: 'A1', field: '', message: '첫 줄에서 항목 이름을 찾을 수 없습니다. 내려받은 파일의 첫 줄을 그대로 써 주세요.' }],
    }
  return { columns, lines: at + 1, skipped, faults: [...faults, ...nameless(rows.slice(at + 1), cells, line)] }
}

/** Words in a column without a name would be lost. */
function nameless(rows: readonly SheetRow[], heads: readonly SheetCell[], line: number): SheetFault[] {
  const found = new Map<number, string>()
  for (const [at, cells, isHidden] of rows)
    if (!isHidden)
      for (const [place, cell] of cells.entries())
        if (!found.has(place) && isBlank(heads[place]) && !isBlank(cell)) found.set(place, cellName(place, at))
  return [...found].map(([, cell]) => ({
    cell,
    field: '',
    message: `항목 이름이 없는 열에 입력된 칸입니다. ${line}번째 줄에 항목 이름을 입력하거나 이 열을 지워 주세요.`,
  }))
}

const wordsOf = (cell: SheetCell | undefined): string => {
  const text = textOf(cell)
  return typeof text === 'string' ? text.trim() : ''
}
const isBlank = (cell: SheetCell | undefined): boolean => {
  const text = textOf(cell)
  return typeof text === 'string' && text.trim() === ''
}

/** Columns by their titles, and by those without the unit behind them where only one is called so. */
function titlesOf(known: readonly SheetColumn[]): Map<string, SheetColumn> {
  const titles = new Map(known.map((column) => [wordKey(column.title), column]))
  const short = Map.groupBy(known, ({ title }) => wordKey(title.replace(/\([^()]*\)$/, '')))
  for (const [title, columns] of short) if (columns.length === 1 && !titles.has(title)) titles.set(title, columns[0]!)
  return titles
}
