'use client'
// The table of every list. Its rows arrive filtered, sorted and paged by the service: the table only tracks the selection and the sort
// direction. On a narrow screen each row is a grid, made of the same cells.
import {
  createColumnHelper,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import { ChooseAll } from './choose-all'
import { DataRow } from './data-row'
import { HeaderCell } from './header-cell'
import { PAGE_SIZE, type Direction, type ListPage } from './list-query'
import { MovableRow, MovableRows, type RowMoves } from './movable-rows'
import { FROZEN, useFrozenColumns } from './use-frozen-columns'
import { walkRows } from './walk-rows'

export interface DataColumn<T> {
  id: string
  header: ReactNode
  /** The initial direction; a column without one cannot be sorted by. */
  sort?: Direction
  /** Classes of its heading: width and alignment. */
  width?: string
  /** Classes of its cells. */
  className?: string
  /** The column that names the row. */
  isRowHeader?: boolean
  /** It stays in view while the others scroll sideways; those that stay stand first. */
  isFrozen?: boolean
  /** Its place on a phone, where the columns were put in another order; the order of a table is that of its columns. */
  order?: number
  cell: (row: T) => ReactNode
}

/** Selected rows by their id, including those of other pages of the list. */
export type Chosen<T> = ReadonlyMap<string, T>

export interface DataSelection<T> {
  chosen: Chosen<T>
  onChoose: (chosen: Chosen<T>) => void
  /** Name of the check box that selects every row of this page. */
  label: string
  /** Name of the check box of one row. */
  labelOf: (row: T) => string
  mayChoose?: (row: T) => boolean
}

interface DataTableProps<T, S extends string> {
  label: string
  columns: readonly DataColumn<T>[]
  rows: readonly T[]
  idOf: (row: T) => string
  total: number
  view: ListPage<S>
  onSort: (order: { sort: S; direction: Direction }) => void
  /** Undefined when rows cannot be selected. */
  selection?: DataSelection<T> | undefined
  /** Undefined where the order of the rows is not set by hand. */
  moves?: RowMoves<T> | undefined
  /** Rows of one height, or rows as tall as their text. */
  rowHeight?: 'even' | 'text'
  /** Classes that lay out a row on a narrow screen. */
  rowClass: string
}

/** Cells that stand at the right of a table, whatever they do on a phone. */
const NUMBER = /(?:^| )(?:md:)?text-right(?: |$)/

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, rowPaginationFeature })

export function DataTable<T extends object, S extends string>(props: DataTableProps<T, S>) {
  const { label, columns, rows, idOf, total, view, onSort, selection, moves, rowHeight = 'even', rowClass } = props
  const data = useMemo(() => [...rows], [rows])
  const tableColumns = useMemo(() => {
    const helper = createColumnHelper<typeof features, T>()
    // A column that has no value of its own could not be sorted by; the service sorts, so any value will do.
    return columns.map(({ id, sort }) =>
      helper.accessor((): unknown => '', { id, enableSorting: sort !== undefined, sortDescFirst: sort === 'desc' }),
    )
  }, [columns])
  const sorting = [{ id: view.sort as string, desc: view.direction === 'desc' }]
  const rowSelection = Object.fromEntries([...(selection?.chosen.keys() ?? [])].map((id) => [id, true as const]))
  const table = useTable({
    features,
    columns: tableColumns,
    data,
    getRowId: idOf,
    manualSorting: true,
    manualPagination: true,
    rowCount: total,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: (row) => selection !== undefined && (selection.mayChoose?.(row.original) ?? true),
    state: { sorting, pagination: { pageIndex: view.page - 1, pageSize: PAGE_SIZE }, rowSelection },
    onSortingChange: (updater) => {
      const [first] = typeof updater === 'function' ? updater(sorting) : updater
      if (first) onSort({ sort: first.id as S, direction: first.desc ? 'desc' : 'asc' })
    },
    onRowSelectionChange: (updater) => {
      const next = Object.keys(typeof updater === 'function' ? updater(rowSelection) : updater)
      const known = new Map([...(selection?.chosen ?? []), ...rows.map((row) => [idOf(row), row] as const)])
      selection?.onChoose(new Map(next.flatMap((id) => (known.has(id) ? [[id, known.get(id)!]] : []))))
    },
  })

  const lines = table.getRowModel().rows
  const frame = useFrozenColumns(columns)
  const look = { columns, selection, rowHeight, rowClass }

  const content = (
    <table ref={frame} role="table" aria-label={label} className="w-full max-md:block md:table-fixed">
      <thead role="rowgroup" className="max-md:hidden">
        <tr role="row">
          {moves?.onMove && (
            <HeaderCell toggle={undefined} sorted={undefined} className="w-8 px-0">
              <span className="sr-only">옮기기</span>
            </HeaderCell>
          )}
          {selection && (
            <HeaderCell toggle={undefined} sorted={undefined} className="w-11 px-0">
              <ChooseAll
                label={selection.label}
                isAll={table.getIsAllPageRowsSelected()}
                isSome={table.getIsSomePageRowsSelected()}
                onChange={table.getToggleAllPageRowsSelectedHandler()}
              />
            </HeaderCell>
          )}
          {columns.map(({ id, header, width = '', className = '', isFrozen = false }, at) => {
            const column = table.getColumn(id)
            return (
              <HeaderCell
                key={id}
                toggle={column?.getCanSort() ? column.getToggleSortingHandler() : undefined}
                sorted={view.sort === id ? view.direction : undefined}
                isNumber={NUMBER.test(className)}
                className={`px-3 ${isFrozen ? FROZEN : ''} ${width}`}
                frozenAt={isFrozen ? at : undefined}
              >
                {header}
              </HeaderCell>
            )
          })}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block" onKeyDown={walkRows}>
        {lines.map((row) =>
          moves ? <MovableRow key={row.id} {...look} row={row} moves={moves} /> : <DataRow key={row.id} {...look} row={row} />,
        )}
      </tbody>
    </table>
  )
  return moves ? (
    <MovableRows rows={rows} idOf={idOf} moves={moves}>
      {content}
    </MovableRows>
  ) : (
    content
  )
}
