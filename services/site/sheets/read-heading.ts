import { withParticle } from '@/lib/particle'
import type { SheetFault } from '@/schemas/api/site/record-sheets'
import type { SheetColumn } from './sheet-columns'
import { cellName, type SheetRow } from './sheet-message'

export interface Heading {
  /** The columns of the form by their place in the sheet. */
  columns: Map<number, SheetColumn>
  /** Lines above the records. */
  lines: number
  faults: SheetFault[]
}

/** The columns of a sheet: by the names of the second line, or by the titles of the first where staff made the sheet themselves. */
export function readHeading(rows: readonly SheetRow[], known: readonly SheetColumn[]): Heading {
  const byName = new Map(known.map((column) => [column.name, column]))
  const byTitle = new Map(known.map((column) => [column.title, column]))
  const named = rows
    .slice(0, 2)
    .findLastIndex(([, cells]) => cells.filter((cell) => typeof cell === 'string' && byName.has(cell.trim())).length > 1)
  const at = Math.max(named, 0)
  const words = named >= 0 ? byName : byTitle
  const [line, cells] = rows[at] ?? [1, []]
  const columns = new Map<number, SheetColumn>()
  const faults: SheetFault[] = []
  const refuse = (place: number, message: string): void => void faults.push({ cell: cellName(place, line), field: '', message })
  for (const [place, cell] of cells.entries()) {
    const text = typeof cell === 'string' ? cell.trim() : ''
    if (text === '' && cell === '') continue
    const column = words.get(text)
    if (!column)
      refuse(
        place,
        `${withParticle(`‘${text.slice(0, 40)}’`, '은/는')} 이 기록에 없는 항목입니다. 내려받은 파일의 항목 이름을 그대로 써 주세요.`,
      )
    else if ([...columns.values()].includes(column)) refuse(place, `‘${text}’ 항목이 두 번 있습니다. 하나만 남겨 주세요.`)
    else columns.set(place, column)
  }
  if (![...columns.values()].some(({ kind }) => kind !== 'fixed' && kind !== 'names'))
    return {
      columns,
      lines: at + 1,
      faults: [{ cell: 'A1', field: '', message: '첫 줄에서 항목 이름을 찾을 수 없습니다. 내려받은 파일의 첫 줄을 그대로 써 주세요.' }],
    }
  return { columns, lines: at + 1, faults }
}
