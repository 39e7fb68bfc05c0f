'use client'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment } from '@/builder/list/recent-moment'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseAudits } from '@/schemas/api/site/audits'
import type { AuditListView, AuditSort } from './audit-list-view'

type AuditLine = Listed<typeof browseAudits>

interface AuditsTableProps {
  view: AuditListView
  go: Go<AuditListView>
  rows: readonly AuditLine[]
  total: number
}

/** One page of the audit log; each line in words, with a way to the thing. */
export function AuditsTable({ view, go, rows, total }: AuditsTableProps) {
  return (
    <DataTable<AuditLine, AuditSort>
      label="감사 기록"
      columns={COLUMNS}
      rows={rows}
      idOf={({ id }) => String(id)}
      total={total}
      view={view}
      onSort={go}
      rowHeight="text"
      rowClass="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-3 max-md:pl-2"
    />
  )
}

const COLUMNS: readonly DataColumn<AuditLine>[] = [
  {
    id: 'action',
    header: '한 일',
    width: 'w-56 max-lg:w-44',
    isRowHeader: true,
    className: 'font-semibold max-md:col-span-2 max-md:text-body',
    cell: ({ action }) => action.words,
  },
  {
    id: 'actor',
    header: '누가',
    width: 'w-36 max-lg:w-28',
    className: 'wrap-anywhere',
    cell: ({ actor }) => actor.words,
  },
  {
    id: 'target',
    header: '대상과 내용',
    className: 'max-md:order-last max-md:col-span-2 wrap-anywhere',
    cell: ({ target, details }) => (
      <>
        {target.path ? (
          <a
            href={target.path}
            data-cell="title"
            className="underline underline-offset-4 max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            {target.words}
          </a>
        ) : (
          target.words
        )}
        {details.length > 0 && (
          <dl className="mt-0.5 flex flex-wrap gap-x-3 text-studio-label font-normal text-studio-text-mute">
            {details.map(({ words, value }) => (
              <div key={`${words} ${value}`} className="flex gap-1">
                <dt>{words}</dt>
                <dd className="text-studio-800">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </>
    ),
  },
  {
    id: 'at',
    header: '때',
    sort: 'desc',
    width: 'w-44 max-lg:w-40',
    className: 'tabular-nums max-md:text-right max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute',
    cell: ({ at }) => <time dateTime={at}>{fullMoment(at)}</time>,
  },
]
