'use client'
import { useMemo } from 'react'
import { DataTable, type Chosen, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import { Pill } from '@/builder/ui/pill'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseApplications } from '@/schemas/api/content/community-desk'
import { DECISION_WORDS, type Decision } from '@/schemas/rules/content/recruitment'
import type { ApplicationListView, ApplicationSort } from './application-list-view'
import type { Opened } from './community-screen'

export type ApplicationRow = Listed<typeof browseApplications>

interface ApplicationsTableProps {
  view: ApplicationListView
  go: Go<ApplicationListView>
  rows: readonly ApplicationRow[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  now: number
  /** Applications that were opened for a reason, by their number. */
  opened: ReadonlyMap<number, Opened>
  chosen: Chosen<ApplicationRow>
  onChoose: (chosen: Chosen<ApplicationRow>) => void
  /** The rows are of one recruitment, whose name need not stand in each of them. */
  isOne: boolean
}

/** Applications, their people masked; what was opened stands below its row's name. */
export function ApplicationsTable({ view, go, rows, total, now, opened, chosen, onChoose, isOne }: ApplicationsTableProps) {
  const columns = useMemo(() => columnsAt(now, opened, isOne), [now, opened, isOne])
  return (
    <DataTable<ApplicationRow, ApplicationSort>
      label="결모임 지원서 목록"
      columns={columns}
      rows={rows}
      idOf={({ applicationSeq }) => String(applicationSeq)}
      total={total}
      view={view}
      onSort={go}
      selection={{
        chosen,
        onChoose,
        label: '이 페이지의 지원서 모두 고르기',
        labelOf: ({ name, applicationSeq }) => `${name} 지원서 ${applicationSeq} 고르기`,
      }}
      rowHeight="text"
      rowClass="max-md:grid-cols-[2.75rem_minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-3"
    />
  )
}

const DOTS: Record<Decision, string> = { waiting: 'bg-warning-500', chosen: 'bg-success', passed: 'bg-studio-300' }
const QUIET = 'text-studio-label font-normal text-studio-text-mute'

const columnsAt = (now: number, opened: ReadonlyMap<number, Opened>, isOne: boolean): readonly DataColumn<ApplicationRow>[] => [
  {
    id: 'name',
    header: '지원한 회원',
    isRowHeader: true,
    className: 'font-normal wrap-anywhere max-md:col-span-2 max-md:col-start-2',
    cell: (row) => <Applicant row={row} words={opened.get(row.applicationSeq)} isOne={isOne} />,
  },
  {
    id: 'decision',
    header: '결정',
    width: 'w-36',
    className: 'max-md:col-start-2',
    cell: ({ decision, toldYn }) => (
      <>
        <Pill dot={DOTS[decision]}>{DECISION_WORDS[decision]}</Pill>
        {toldYn === 'Y' && <span className={`mt-1 block ${QUIET}`}>알렸습니다</span>}
      </>
    ),
  },
  {
    id: 'createdAt',
    header: '지원',
    sort: 'desc',
    width: 'w-34',
    className: 'tabular-nums max-md:text-right max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={fullMoment(createdAt)}>
        {recentMoment(createdAt, now)}
      </time>
    ),
  },
]

function Applicant({ row, words, isOne }: { row: ApplicationRow; words: Opened | undefined; isOne: boolean }) {
  const { applicationSeq, name, phoneNo, title } = row
  return (
    <>
      <span className="block text-studio-title tracking-tight">{words?.name ?? name}</span>
      <span className={`block tabular-nums ${QUIET}`}>
        {[`${applicationSeq}번`, words?.phoneNo ?? phoneNo, words?.email, isOne ? '' : title].filter(Boolean).join(' · ')}
      </span>
      {words && (
        <div className="mt-2 grid max-w-160 gap-2 rounded-md bg-studio-100 px-3 py-2">
          <ul className="flex flex-wrap gap-x-4">
            {words.snsUrls.map((url) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="underline underline-offset-4 max-md:inline-flex max-md:min-h-11 max-md:items-center"
                >
                  {url}
                  <span className="sr-only">(새 창)</span>
                </a>
              </li>
            ))}
          </ul>
          {words.housingType && <p className={QUIET}>{words.housingType}</p>}
          <p className="whitespace-pre-line">{words.motive}</p>
          {words.decisionReason && <p className={QUIET}>정한 사유: {words.decisionReason}</p>}
        </div>
      )}
    </>
  )
}
