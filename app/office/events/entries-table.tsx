'use client'
import {
  createColumnHelper,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type Row,
} from '@tanstack/react-table'
import { Award } from 'lucide-react'
import { useMemo } from 'react'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseEntries } from '@/schemas/api/events/staff'
import { PAGE_SIZE } from '@/builder/pages/list-view'
import { CHECK, ChooseAll, HeaderCell, walkRows } from '@/builder/list/table-parts'
import { fullMoment } from '@/builder/list/when'
import { ICON } from '@/builder/ui/studio'
import type { EntriesView } from './entries-view'

export type EntryRow = Listed<typeof browseEntries>

interface EntriesTableProps {
  view: EntriesView
  rows: readonly EntryRow[]
  total: number
  /** Numbers of the chosen entries, also those of other pages of the list. */
  chosen: ReadonlySet<number>
  canChoose: boolean
  onChoose: (chosen: ReadonlySet<number>) => void
  onTurn: (direction: 'asc' | 'desc') => void
}

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, rowPaginationFeature })
const helper = createColumnHelper<typeof features, EntryRow>()
const columns = helper.columns([
  helper.display({
    id: 'choose',
    header: ({ table }) => (
      <ChooseAll
        label="이 페이지의 응모 모두 고르기"
        isAll={table.getIsAllPageRowsSelected()}
        isSome={table.getIsSomePageRowsSelected()}
        onChange={table.getToggleAllPageRowsSelectedHandler()}
      />
    ),
  }),
  helper.accessor('appliedAt', { header: '참여 일시', sortDescFirst: true }),
  helper.accessor('member', { header: '참여자', enableSorting: false }),
  helper.accessor('answer', { header: '내용', enableSorting: false }),
  helper.accessor('wonYn', { header: '당첨', enableSorting: false }),
])
const WIDTHS: Record<string, string> = { choose: 'w-11', appliedAt: 'w-46', member: 'w-36', wonYn: 'w-20' }

/** One page of the entries. Whoever entered is shown as others may read him. */
export function EntriesTable({ view, rows, total, chosen, canChoose, onChoose, onTurn }: EntriesTableProps) {
  const data = useMemo(() => [...rows], [rows])
  const sorting = [{ id: 'appliedAt', desc: view.direction === 'desc' }]
  const selection = Object.fromEntries([...chosen].map((entrySeq) => [String(entrySeq), true as const]))
  const table = useTable({
    features,
    columns,
    data,
    getRowId: (row) => String(row.entrySeq),
    manualSorting: true,
    manualPagination: true,
    rowCount: total,
    enableSortingRemoval: false,
    enableRowSelection: (row) => canChoose && row.original.wonYn === 'N',
    state: { sorting, pagination: { pageIndex: view.page - 1, pageSize: PAGE_SIZE }, rowSelection: selection },
    onSortingChange: (updater) => {
      const [first] = typeof updater === 'function' ? updater(sorting) : updater
      if (first) onTurn(first.desc ? 'desc' : 'asc')
    },
    onRowSelectionChange: (updater) => {
      const next = typeof updater === 'function' ? updater(selection) : updater
      onChoose(new Set(Object.keys(next).map(Number)))
    },
  })
  return (
    <table role="table" aria-label="참여 내역" className="w-full max-md:block md:table-fixed">
      <thead role="rowgroup" className="max-md:hidden">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} role="row">
            {group.headers
              .filter((header) => canChoose || header.column.id !== 'choose')
              .map((header) => (
                <HeaderCell
                  key={header.id}
                  toggle={header.column.getCanSort() ? header.column.getToggleSortingHandler() : undefined}
                  sorted={header.column.id === 'appliedAt' ? view.direction : undefined}
                  className={`${header.column.id === 'choose' ? 'px-0' : 'px-3'} ${WIDTHS[header.column.id] ?? ''}`}
                >
                  <table.FlexRender header={header} />
                </HeaderCell>
              ))}
          </tr>
        ))}
      </thead>
      <tbody role="rowgroup" className="max-md:block" onKeyDown={walkRows}>
        {table.getRowModel().rows.map((row) => (
          <EntryLine key={row.id} row={row} isChosen={chosen.has(row.original.entrySeq)} canChoose={canChoose} />
        ))}
      </tbody>
    </table>
  )
}

function EntryLine({ row, isChosen, canChoose }: { row: Row<typeof features, EntryRow>; isChosen: boolean; canChoose: boolean }) {
  const { entrySeq, appliedAt, member, answer, data, wonYn } = row.original
  const cell = 'md:border-b md:border-studio-100 md:px-3 md:py-2.5 align-top'
  const words = [answer, ...data].filter(Boolean)
  return (
    <tr
      role="row"
      aria-selected={canChoose ? isChosen : undefined}
      className={`hover:bg-studio-chrome aria-selected:bg-studio-select-soft max-md:grid max-md:gap-x-2 max-md:border-b max-md:border-studio-line max-md:py-2.5 ${canChoose ? 'max-md:grid-cols-[2.75rem_minmax(0,1fr)_auto]' : 'max-md:grid-cols-[0_minmax(0,1fr)_auto]'}`}
    >
      {canChoose && (
        <td role="cell" className="align-top md:border-b md:border-studio-100 max-md:row-span-3">
          <label className="flex h-10 items-center justify-center max-md:h-11">
            <input
              type="checkbox"
              aria-label={`${member} 응모 ${entrySeq} 고르기`}
              data-cell="choose"
              checked={isChosen}
              disabled={!row.getCanSelect()}
              onChange={row.getToggleSelectedHandler()}
              className={CHECK}
            />
          </label>
        </td>
      )}
      <td role="cell" className={`${cell} tabular-nums max-md:col-start-2 max-md:row-start-2 max-md:text-studio-text-mute`}>
        <time dateTime={appliedAt}>{fullMoment(appliedAt)}</time>
      </td>
      <th role="rowheader" scope="row" className={`${cell} text-left font-medium max-md:col-start-2 max-md:row-start-1`}>
        {member}
        <span className="block text-studio-label font-normal text-studio-text-mute tabular-nums">{entrySeq}</span>
      </th>
      <td role="cell" className={`${cell} max-md:col-span-2 max-md:col-start-2 max-md:row-start-3`}>
        {words.length > 0 ? (
          words.map((text, i) => (
            <span key={i} className="line-clamp-3 wrap-anywhere" title={text}>
              {text}
            </span>
          ))
        ) : (
          <span className="text-studio-text-mute">없음</span>
        )}
      </td>
      <td role="cell" className={`${cell} max-md:col-start-3 max-md:row-start-1`}>
        {wonYn === 'Y' && (
          <span className="inline-flex items-center gap-1 text-success">
            <Award {...ICON} size={14} />
            당첨
          </span>
        )}
      </td>
    </tr>
  )
}
