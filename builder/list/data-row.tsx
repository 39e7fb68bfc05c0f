import type { CSSProperties, ReactNode } from 'react'
import { CHECK } from '../ui/check'
import { FROZEN, frozenStyle } from './use-frozen-columns'
import type { DataColumn, DataSelection } from './data-table'

export interface DataRowProps<T extends object> {
  /** Id and record of the row, and its check box where it can be selected. */
  row: { id: string; original: T; getCanSelect: () => boolean; getToggleSelectedHandler: () => (event: unknown) => void }
  columns: readonly DataColumn<T>[]
  selection: DataSelection<T> | undefined
  rowHeight: 'even' | 'text'
  rowClass: string
  /** Where rows are moved: the cell that carries this one, and how it lies while it is carried. */
  move?: { grip: ReactNode; ref: (row: HTMLElement | null) => void; style: CSSProperties; isMoving: boolean }
}

const CELLS = {
  even: 'md:h-15 md:border-b md:border-studio-100 md:px-3 md:py-2',
  text: 'md:border-b md:border-studio-100 md:px-3 md:py-2.5 align-top',
}

export function DataRow<T extends object>({ row, columns, selection, rowHeight, rowClass, move }: DataRowProps<T>) {
  const isChosen = selection?.chosen.has(row.id)
  return (
    <tr
      ref={move?.ref}
      style={move?.style}
      role="row"
      aria-selected={isChosen}
      className={`bg-studio-panel hover:bg-studio-chrome aria-selected:bg-studio-select-soft max-md:grid max-md:gap-x-2 max-md:border-b max-md:border-studio-line ${move?.isMoving ? 'relative z-(--z-sticky) shadow-studio' : ''} ${rowClass}`}
    >
      {move && (
        <td role="cell" className="max-md:hidden md:h-15 md:border-b md:border-studio-100">
          {move.grip}
        </td>
      )}
      {selection && <ChooseCell row={row} selection={selection} rowHeight={rowHeight} />}
      {columns.map(({ id, isRowHeader = false, className = '', isFrozen = false, order, cell }, at) => {
        const look = `${CELLS[rowHeight]} ${isFrozen ? FROZEN : ''} ${className}`
        const style = { ...(isFrozen ? frozenStyle(at) : {}), ...(order === undefined ? {} : { order }) }
        return isRowHeader ? (
          <th key={id} role="rowheader" scope="row" style={style} className={`text-left ${look}`}>
            {cell(row.original)}
          </th>
        ) : (
          <td key={id} role="cell" style={style} className={look}>
            {cell(row.original)}
          </td>
        )
      })}
    </tr>
  )
}

const CHOOSE_CELLS = {
  even: {
    cell: 'md:h-15',
    label: 'h-9 md:justify-center max-md:-ml-2 max-md:h-11 max-md:w-11 max-md:justify-center',
  },
  text: { cell: 'align-top', label: 'h-10 justify-center max-md:h-11' },
}

function ChooseCell<T extends object>({
  row,
  selection: { chosen, labelOf },
  rowHeight,
}: Pick<DataRowProps<T>, 'row' | 'rowHeight'> & { selection: DataSelection<T> }) {
  const { cell, label } = CHOOSE_CELLS[rowHeight]
  return (
    <td role="cell" className={`md:border-b md:border-studio-100 max-md:row-span-3 ${cell}`}>
      <label className={`flex items-center ${label}`}>
        <input
          type="checkbox"
          aria-label={labelOf(row.original)}
          data-cell="choose"
          checked={chosen.has(row.id)}
          disabled={!row.getCanSelect()}
          onChange={row.getToggleSelectedHandler()}
          className={CHECK}
        />
      </label>
    </td>
  )
}
