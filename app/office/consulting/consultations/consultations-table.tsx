'use client'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import { RowMenu } from '@/builder/list/row-menu'
import { withParticle } from '@/lib/particle'
import { TYPE_WORDS } from '@/schemas/rules/consulting/consultation-types'
import { STAGE_WORDS, type Stage } from '@/schemas/rules/consulting/stages'
import type { ConsultationListView, ConsultationSort } from './consultation-list-view'
import { consultationPath } from './consultation-path'
import { ConsultationPill } from './consultation-pill'
import { DueMark } from '@/app/office/_parts/due-mark'
import { MoveDialog } from './move-dialog'
import { moveKeyStep, moveMenu, rowWords, type AskMove, type RequestRow } from './move-menu'
import { nextStage } from './next-stage'

interface ConsultationsTableProps {
  view: ConsultationListView
  go: Go<ConsultationListView>
  rows: readonly RequestRow[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  now: number
  canMove: boolean
  /** A request has moved, or somebody else moved it: the rows are read again. */
  onChange: () => void
}

/** Requests, their people masked; the link opens one, its menu and its keys move it. */
export function ConsultationsTable({ view, go, rows, total, now, canMove, onChange }: ConsultationsTableProps) {
  const [asked, setAsked] = useState<{ row: RequestRow; to: Stage | null } | null>(null)
  const [said, say] = useState('')
  const columns = useMemo(() => columnsAt(now, canMove ? (row, to) => setAsked({ row, to }) : undefined), [now, canMove])
  function moveByKey(event: KeyboardEvent): void {
    const by = moveKeyStep(event)
    const seq = (event.target as HTMLElement).closest('tr')?.querySelector<HTMLElement>('[data-seq]')?.dataset['seq']
    const row = rows.find(({ counselSeq }) => String(counselSeq) === seq)
    if (!canMove || by === undefined || !row) return
    event.preventDefault()
    const to = nextStage(row.stage, by)
    if (to) setAsked({ row, to })
    else say(by > 0 ? `‘${rowWords(row)}’: 다음 단계가 없습니다.` : `‘${rowWords(row)}’: 이전 단계로 옮길 수 없습니다.`)
  }
  return (
    <div onKeyDown={moveByKey}>
      <p role="status" className="mb-2 text-studio-accent-700 empty:hidden">
        {said}
      </p>
      <DataTable<RequestRow, ConsultationSort>
        label="상담 목록"
        columns={columns}
        rows={rows}
        idOf={({ counselSeq }) => String(counselSeq)}
        total={total}
        view={view}
        onSort={go}
        rowClass="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:py-3 max-md:pl-2"
      />
      {canMove && (
        <p className="mt-2 text-studio-label font-normal text-studio-text-mute max-md:hidden pointer-coarse:hidden">
          줄에서 Shift+→는 다음 단계로, Shift+←는 이전 단계로 옮깁니다. 줄 끝의 메뉴에서도 옮길 수 있습니다.
        </p>
      )}
      {asked && (
        <MoveDialog
          request={{ ...asked.row, words: rowWords(asked.row) }}
          to={asked.to}
          onMoved={(stage) => {
            setAsked(null)
            say(`${withParticle(rowWords(asked.row), '을/를')} ${withParticle(STAGE_WORDS[stage], '으로/로')} 옮겼습니다.`)
            onChange()
          }}
          onConflict={onChange}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

const QUIET = 'max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute'

const columnsAt = (now: number, ask: AskMove | undefined): readonly DataColumn<RequestRow>[] => [
  {
    id: 'name',
    header: '상담',
    isRowHeader: true,
    className: 'font-normal',
    cell: ({ counselSeq, name, phoneNo, type, categories }) => (
      <>
        <a
          href={consultationPath(counselSeq)}
          data-seq={counselSeq}
          data-cell="title"
          className="block text-studio-title tracking-tight underline-offset-4 hover:underline max-md:-my-2.5 max-md:py-2.5 max-md:text-body max-md:font-semibold"
        >
          {name} · {categories.join(', ')}
        </a>
        <span className="block text-studio-label font-normal text-studio-text-mute tabular-nums">
          {[`${counselSeq}번`, TYPE_WORDS[type], phoneNo].join(' · ')}
        </span>
      </>
    ),
  },
  { id: 'stage', header: '단계', width: 'w-24', className: 'max-md:pt-1.5', cell: ({ stage }) => <ConsultationPill stage={stage} /> },
  {
    id: 'owner',
    header: '맡은 곳',
    width: 'w-44',
    className: `${QUIET} max-md:order-last max-md:col-span-2 max-md:pt-1.5`,
    cell: ({ shopName, staffName }) =>
      [shopName, staffName].filter(Boolean).join(' · ') || <span className="text-studio-text-mute">맡은 곳 없음</span>,
  },
  {
    id: 'dueAt',
    header: '기한',
    sort: 'asc',
    width: 'w-36',
    className: `${QUIET} tabular-nums max-md:pt-2 max-md:text-right`,
    cell: ({ dueAt }) => <DueMark dueAt={dueAt} now={now} />,
  },
  {
    id: 'createdAt',
    header: '신청',
    sort: 'desc',
    width: 'w-34',
    className: 'tabular-nums max-md:hidden',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={fullMoment(createdAt)}>
        {recentMoment(createdAt, now)}
      </time>
    ),
  },
  {
    id: 'menu',
    header: <span className="sr-only">할 일</span>,
    width: 'w-14',
    className: 'text-right max-md:col-start-2 max-md:row-start-1',
    cell: (row) => <RowMenu label={`${rowWords(row)}: 할 일`} groups={moveMenu(row, ask)} />,
  },
]
