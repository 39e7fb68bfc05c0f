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
  type Row,
} from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import { CHECK } from '../ui/check'
import { ChooseAll } from './choose-all'
import { HeaderCell } from './header-cell'
import { PAGE_SIZE, type Direction, type ListPage } from './list-query'
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
  /** Rows of one height, or rows as tall as their text. */
  rowHeight?: 'even' | 'text'
  /** Classes that lay out a row on a narrow screen. */
  rowClass: string
}

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, rowPaginationFeature })

export function DataTable<T extends object, S extends string>(props: DataTableProps<T, S>) {
  const { label, columns, rows, idOf, total, view, onSort, selection, rowHeight = 'even', rowClass } = props
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

  return (
    <table role="table" aria-label={label} className="w-full max-md:block md:table-fixed">
      <thead role="rowgroup" className="max-md:hidden">
        <tr role="row">
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
          {columns.map(({ id, header, width = '' }) => {
            const column = table.getColumn(id)
            return (
              <HeaderCell
                key={id}
                toggle={column?.getCanSort() ? column.getToggleSortingHandler() : undefined}
                sorted={view.sort === id ? view.direction : undefined}
                className={`px-3 ${width}`}
              >
                {header}
              </HeaderCell>
            )
          })}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block" onKeyDown={walkRows}>
        {table.getRowModel().rows.map((row) => (
          <DataRow key={row.id} row={row} columns={columns} selection={selection} rowHeight={rowHeight} rowClass={rowClass} />
        ))}
      </tbody>
    </table>
  )
}

type DataRowProps<T extends object> = Required<Pick<DataTableProps<T, string>, 'columns' | 'rowHeight' | 'rowClass'>> & {
  row: Row<typeof features, T>
  selection: DataSelection<T> | undefined
}

const CELLS = {
  even: 'md:h-15 md:border-b md:border-studio-100 md:px-3 md:py-2',
  text: 'md:border-b md:border-studio-100 md:px-3 md:py-2.5 align-top',
}

function DataRow<T extends object>({ row, columns, selection, rowHeight, rowClass }: DataRowProps<T>) {
  const isChosen = selection?.chosen.has(row.id)
  return (
    <tr
      role="row"
      aria-selected={isChosen}
      className={`hover:bg-studio-chrome aria-selected:bg-studio-select-soft max-md:grid max-md:gap-x-2 max-md:border-b max-md:border-studio-line ${rowClass}`}
    >
      {selection && <ChooseCell row={row} selection={selection} rowHeight={rowHeight} />}
      {columns.map(({ id, isRowHeader = false, className = '', cell }) =>
        isRowHeader ? (
          <th key={id} role="rowheader" scope="row" className={`${CELLS[rowHeight]} text-left ${className}`}>
            {cell(row.original)}
          </th>
        ) : (
          <td key={id} role="cell" className={`${CELLS[rowHeight]} ${className}`}>
            {cell(row.original)}
          </td>
        ),
      )}
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
