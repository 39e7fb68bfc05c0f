import type { ColumnChoice } from '@/builder/list/column-choice'
import type { ListedColumn } from '@/builder/list/chosen-column'
import type { DataColumn } from '@/builder/list/data-table'
import type { AnyContract } from '@/schemas/api/base/contract'
import type { Desk } from './desk-definition'

/** Columns whose place staff choose: all that have words as their heading, but what names the row. The state is never hidden. */
export const chosenFrom = <C extends AnyContract>({ columns }: Pick<Desk<C>, 'columns'>): ListedColumn[] =>
  columns.flatMap((column): ListedColumn[] => {
    if (column === 'state') return [{ id: 'state', words: '상태', isNeeded: true }]
    return typeof column.header === 'string' && column.header !== '' && !column.isRowHeader ? [{ id: column.id, words: column.header }] : []
  })

/**
 * The columns of a desk as somebody chose them: those that have no choice keep their places, and the chosen ones fill the others in order. On a
 * phone, where a row is laid out by its own rules, the order stays as it was.
 */
export function arrangedColumns<T>(
  columns: readonly DataColumn<T>[],
  free: readonly ListedColumn[],
  choice: ColumnChoice,
): DataColumn<T>[] {
  const isFree = new Set(free.map(({ id }) => id))
  const byId = new Map(columns.map((column, at) => [column.id, { ...column, order: at + 1 }]))
  const needed = free.filter(({ id, isNeeded }) => isNeeded && !choice.shown.includes(id)).map(({ id }) => id)
  const shown = [...choice.shown.filter((id) => isFree.has(id) && byId.has(id)), ...needed]
  const next = [...shown]
  const all = columns.flatMap(({ id }): DataColumn<T>[] => {
    if (!isFree.has(id)) return [byId.get(id)!]
    const taken = next.shift()
    return taken === undefined ? [] : [byId.get(taken)!]
  })
  if (choice.frozen === 0) return all
  const last = shown[Math.min(choice.frozen, shown.length) - 1]
  const until = all.findIndex(({ id }) => id === last)
  return all.map((column, at) => (at <= until ? { ...column, isFrozen: true } : column))
}
