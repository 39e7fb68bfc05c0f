'use client'
// One page of the list. What it shows was filtered, sorted and cut by the service; the table only knows which rows are
// chosen and which way the headers point. On a narrow screen each row is an entry of its own, with the same words in it.
import {
  createColumnHelper,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type Row,
  type SortingState,
} from '@tanstack/react-table'
import { Lock } from 'lucide-react'
import { useMemo } from 'react'
import { editorAddress } from '../state/editor-path'
import { ICON } from '../ui/studio'
import { StatusPill } from '../ui/status-pill'
import { useList } from './list-context'
import { PAGE_SIZE, type ListView } from './list-view'
import { KIND_WORDS, placeWords } from './place-words'
import { RowMenu } from './row-menu'
import { CHECK, ChooseAll, HeaderCell, walkRows } from '../list/table-parts'
import type { Go } from './use-view'
import type { PageRow } from './use-pages'
import { fullMoment, recentMoment } from '../list/when'

/** Chosen rows by id, also those of other pages of the list. */
export type Chosen = ReadonlyMap<string, PageRow>

interface PagesTableProps {
  view: ListView
  go: Go
  rows: readonly PageRow[]
  total: number
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, rowPaginationFeature })
type Features = typeof features

const helper = createColumnHelper<Features, PageRow>()
const columns = helper.columns([
  helper.display({
    id: 'choose',
    header: ({ table }) => (
      <ChooseAll
        isAll={table.getIsAllPageRowsSelected()}
        isSome={table.getIsSomePageRowsSelected()}
        onChange={table.getToggleAllPageRowsSelectedHandler()}
      />
    ),
  }),
  helper.accessor('title', { header: '제목과 주소', sortDescFirst: false }),
  helper.accessor('status', { header: '상태', enableSorting: false }),
  helper.accessor('problems', { header: '문제', enableSorting: false }),
  helper.accessor('updatedAt', { header: '수정', sortDescFirst: true }),
  helper.accessor('publishedAt', { header: '게시', sortDescFirst: true }),
  helper.display({ id: 'menu', header: () => <span className="sr-only">더 보기</span> }),
])

export function PagesTable({ view, go, rows, total, chosen, onChoose }: PagesTableProps) {
  const { canWrite, place } = useList()
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({
    features,
    columns,
    data,
    getRowId: (row) => row.id,
    manualSorting: true,
    manualPagination: true,
    rowCount: total,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: canWrite,
    state: {
      sorting: [{ id: view.sort, desc: view.direction === 'desc' }],
      pagination: { pageIndex: view.page - 1, pageSize: PAGE_SIZE },
      rowSelection: Object.fromEntries([...chosen.keys()].map((id) => [id, true as const])),
    },
    onSortingChange: (updater) => {
      const [first] = typeof updater === 'function' ? updater([{ id: view.sort, desc: view.direction === 'desc' }]) : updater
      if (first) go(orderOf(first))
    },
    onRowSelectionChange: (updater) => {
      const now = Object.fromEntries([...chosen.keys()].map((id) => [id, true as const]))
      const next = Object.keys(typeof updater === 'function' ? updater(now) : updater)
      const known = new Map([...chosen, ...rows.map((row) => [row.id, row] as const)])
      onChoose(new Map(next.flatMap((id) => (known.has(id) ? [[id, known.get(id)!]] : []))))
    },
  })

  return (
    <table role="table" aria-label={`${placeWords(place)} 목록`} className="w-full max-md:block md:table-fixed">
      <thead role="rowgroup" className="max-md:hidden">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} role="row">
            {group.headers
              .filter((header) => canWrite || header.column.id !== 'choose')
              .map((header) => (
                <HeaderCell
                  key={header.id}
                  toggle={header.column.getCanSort() ? header.column.getToggleSortingHandler() : undefined}
                  sorted={sortedBy(view, header.column.id)}
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
          <DocumentRow key={row.id} row={row} isChosen={chosen.has(row.id)} />
        ))}
      </tbody>
    </table>
  )
}

const orderOf = ({ id, desc }: SortingState[number]) => ({
  sort: id as ListView['sort'],
  direction: desc ? ('desc' as const) : ('asc' as const),
})
const sortedBy = (view: ListView, column: string) => (view.sort === column ? view.direction : undefined)

const WIDTHS: Record<string, string> = {
  choose: 'w-11',
  status: 'w-34 max-lg:w-30',
  problems: 'w-16 max-lg:w-14 text-right',
  updatedAt: 'w-30 max-lg:w-28',
  publishedAt: 'w-46 max-lg:w-30',
  menu: 'w-13',
}

/** Cells of a row are the same elements on both screens; the narrow one lays them on a grid. */
function DocumentRow({ row, isChosen }: { row: Row<Features, PageRow>; isChosen: boolean }) {
  const { canWrite, place, now } = useList()
  const { title, name, kind, status, problems, updatedAt, updatedBy, publishedAt, locked } = row.original
  const cell = 'md:h-15 md:border-b md:border-studio-100 md:px-3 md:py-2'
  return (
    <tr
      role="row"
      aria-selected={canWrite ? isChosen : undefined}
      className={`hover:bg-studio-chrome aria-selected:bg-studio-select-soft max-md:grid max-md:gap-x-2 max-md:border-b max-md:border-studio-line max-md:py-3 max-md:pl-2 ${canWrite ? 'max-md:grid-cols-[2.25rem_minmax(0,1fr)_auto_2.75rem]' : 'max-md:grid-cols-[0_minmax(0,1fr)_auto_2.75rem]'}`}
    >
      {canWrite && (
        <td role="cell" className="md:h-15 md:border-b md:border-studio-100 max-md:row-span-3">
          <label className="flex h-9 items-center md:justify-center max-md:-ml-2 max-md:h-11 max-md:w-11 max-md:justify-center">
            <input
              type="checkbox"
              aria-label={`${title} 고르기`}
              data-cell="choose"
              checked={isChosen}
              onChange={row.getToggleSelectedHandler()}
              className={CHECK}
            />
          </label>
        </td>
      )}
      <th role="rowheader" scope="row" className={`${cell} text-left font-normal max-md:col-span-2 max-md:col-start-2 max-md:pt-1.5`}>
        {place === 'trash' ? (
          <span className={TITLE}>{title}</span>
        ) : (
          <a href={editorAddress(kind, name)} data-cell="title" title={title} className={`${TITLE} hover:underline underline-offset-4`}>
            {title}
          </a>
        )}
        <span className="flex min-w-0 items-center gap-2 text-studio-label font-normal text-studio-text-mute max-md:flex-wrap max-md:gap-y-0">
          {place === 'trash' && <span className="shrink-0">{KIND_WORDS[kind].title}</span>}
          <code title={name} className="min-w-0 font-mono md:truncate max-md:line-clamp-2 max-md:break-all">
            {name}
          </code>
          {locked && (
            <span className="inline-flex shrink-0 items-center gap-1 text-info">
              <Lock {...ICON} size={12} />
              시스템
            </span>
          )}
        </span>
      </th>
      <td role="cell" className={`${cell} max-md:col-start-2 max-md:row-start-2 max-md:pt-1.5`}>
        <StatusPill status={status} />
      </td>
      <td role="cell" className={`${cell} text-right tabular-nums max-md:col-start-3 max-md:row-start-2 max-md:pt-1.5`}>
        {problems > 0 ? (
          <span className="inline-flex items-center gap-1.5 text-studio-label">
            <span className="text-studio-text-mute md:sr-only">문제</span>
            <span className="inline-block h-5.5 min-w-5.5 rounded-full bg-danger-soft px-1.5 text-center leading-5.5 font-semibold text-danger">
              {problems}
            </span>
          </span>
        ) : (
          <span className="text-studio-text-mute max-md:hidden">0</span>
        )}
      </td>
      <td
        role="cell"
        className={`${cell} max-md:col-span-2 max-md:col-start-2 max-md:row-start-3 max-md:pt-1 max-md:text-studio-text-mute`}
      >
        <time dateTime={updatedAt} title={fullMoment(updatedAt)} className="max-md:text-studio-label max-md:font-normal">
          {recentMoment(updatedAt, now)}
        </time>
        <span className="truncate text-studio-label font-normal text-studio-text-mute md:block max-md:ml-1.5">{updatedBy.name}</span>
      </td>
      <td role="cell" className={`${cell} max-md:hidden`}>
        {publishedAt ? (
          <time dateTime={publishedAt} className="tabular-nums">
            {fullMoment(publishedAt)}
          </time>
        ) : (
          <span className="text-studio-text-mute">{status === 'draft' ? '게시한 적 없음' : '게시하지 않음'}</span>
        )}
      </td>
      <td role="cell" className={`${cell} text-center md:px-0 max-md:col-start-4 max-md:row-start-1`}>
        <RowMenu row={row.original} />
      </td>
    </tr>
  )
}

const TITLE =
  'block text-studio-title tracking-tight md:truncate max-md:-my-2.5 max-md:line-clamp-3 max-md:py-2.5 max-md:text-body max-md:font-semibold'
