import type { Heading } from './read-heading'
import { cellName, textOf, type SheetRow } from '@/services/sheets/sheet-message'

/** The cells of a line that are the record's own and no fields: its number, and the number of its last save. */
export function ownCells({ columns }: Heading) {
  const placeOfName = new Map([...columns].map(([place, { name }]) => [name, place]))
  const written = ([, cells]: SheetRow, name: string): string => {
    const place = placeOfName.get(name)
    const cell = place === undefined ? undefined : cells[place]
    const text = textOf(cell)
    if (typeof text !== 'string') return ''
    // 1,234 is the record 1234, and 007 is none of the record 7.
    const number = typeof cell === 'object' && 'number' in cell && !/^0\d/.test(text) ? cell.number : text
    return (typeof number === 'string' ? number : text).trim()
  }
  return {
    id: (row: SheetRow): string => written(row, '#id'),
    version: (row: SheetRow): string => written(row, '#version'),
    /** A number that cannot be read is not left out: the line would become a new record. */
    bad(row: SheetRow): { name: string; message: string } | undefined {
      for (const name of ['#id', '#version']) {
        const place = placeOfName.get(name)
        const text = textOf(place === undefined ? undefined : row[1][place])
        if (typeof text !== 'string') return { name, message: text.bad }
      }
      return undefined
    },
    place(name: string, line: number): { cell: string; field: string } {
      const place = placeOfName.get(name) ?? 0
      return { cell: cellName(place, line), field: columns.get(place)?.title ?? '' }
    },
  }
}
