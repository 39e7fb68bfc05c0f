'use client'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { editorPath } from '@/builder/state/editor-path'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseVitals, VitalDevice } from '@/schemas/api/site/vitals'
import { VITALS, type Vital } from '@/schemas/rules/site/vitals'
import { formatVital } from './format-vital'
import { RatingMark } from './rating-mark'
import type { VitalListView, VitalSort } from './vital-list-view'

export type VitalRow = Listed<typeof browseVitals>

export const DEVICE_WORDS: Readonly<Record<VitalDevice, string>> = { mobile: '모바일', pc: '데스크톱' }

interface VitalsTableProps {
  view: VitalListView
  go: Go<VitalListView>
  rows: readonly VitalRow[]
  total: number
}

/** One page of the web vitals; each row is a page at one width. */
export function VitalsTable({ view, go, rows, total }: VitalsTableProps) {
  return (
    <DataTable<VitalRow, VitalSort>
      label="페이지별 방문 속도"
      columns={COLUMNS}
      rows={rows}
      idOf={({ route, device }) => `${device} ${route}`}
      total={total}
      view={view}
      onSort={go}
      rowClass="max-md:grid-cols-3 max-md:gap-y-2 max-md:py-3 max-md:pl-2"
    />
  )
}

const QUIET = 'max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute'

const figureColumn = (vital: Vital): DataColumn<VitalRow> => ({
  id: vital,
  header: vital.toUpperCase(),
  sort: 'desc',
  width: 'w-26 max-lg:w-24',
  className: 'tabular-nums max-md:text-studio-label',
  cell: ({ figures }) => {
    const figure = figures[vital]
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        <span className="text-studio-text-mute md:sr-only">{vital.toUpperCase()}</span>
        {figure ? (
          <>
            <RatingMark rating={figure.rating} isSmall />
            {formatVital(vital, figure.p75)}
          </>
        ) : (
          <span className="text-studio-text-mute">
            <span aria-hidden>–</span>
            <span className="sr-only">측정되지 않음</span>
          </span>
        )}
      </span>
    )
  },
})

const COLUMNS: readonly DataColumn<VitalRow>[] = [
  {
    id: 'route',
    header: '페이지',
    sort: 'asc',
    isRowHeader: true,
    className: 'font-normal max-md:col-span-3',
    cell: ({ route, title, device }) => (
      <>
        {title ? (
          <a
            href={editorPath('page', route)}
            data-cell="title"
            title={title}
            className="block text-studio-title tracking-tight underline-offset-4 hover:underline md:truncate max-md:-my-2.5 max-md:line-clamp-3 max-md:border-y-10 max-md:border-transparent max-md:text-body max-md:font-semibold"
          >
            {title}
          </a>
        ) : (
          <span className="block text-studio-title text-studio-text-mute">지금은 없는 페이지</span>
        )}
        <span className="block text-studio-label font-normal text-studio-text-mute max-md:break-all md:truncate" title={route}>
          {DEVICE_WORDS[device]} · {route}
        </span>
      </>
    ),
  },
  {
    id: 'rating',
    header: '평가',
    sort: 'desc',
    width: 'w-28',
    className: 'max-md:text-studio-label',
    cell: ({ rating }) => (rating ? <RatingMark rating={rating} /> : <span className="text-studio-text-mute">아직 없음</span>),
  },
  {
    id: 'visits',
    header: '방문',
    sort: 'desc',
    width: 'w-24 max-lg:w-20 text-right',
    className: `${QUIET} text-right tabular-nums max-md:col-span-2`,
    cell: ({ visits }) => (
      <>
        <span className="md:sr-only">방문 </span>
        {visits.toLocaleString('ko-KR')}
      </>
    ),
  },
  ...VITALS.map(figureColumn),
]
