'use client'
// One page of the list of documents.
import { Lock } from 'lucide-react'
import { DataTable, type Chosen, type DataColumn } from '../list/data-table'
import type { Go } from '../list/list-query'
import { fullMoment, recentMoment } from '../list/recent-moment'
import { FROZEN_END } from '../list/use-frozen-columns'
import { WideTable } from '../list/wide-table'
import { editorPath } from '../state/editor-path'
import { ICON } from '../ui/icon'
import { StatusPill } from '../ui/status-pill'
import { DocumentMenu } from './document-menu'
import { useList } from './list-provider'
import type { ListView, Sort } from './list-view'
import type { PageRow } from './page-row'
import { KIND_WORDS, placeWords } from './place-words'

interface PagesTableProps {
  view: ListView
  go: Go<ListView>
  rows: readonly PageRow[]
  total: number
  chosen: Chosen<PageRow>
  onChoose: (chosen: Chosen<PageRow>) => void
}

export function PagesTable({ view, go, rows, total, chosen, onChoose }: PagesTableProps) {
  const { canWrite, place } = useList()
  return (
    <WideTable columns={COLUMNS} extra={canWrite ? 2.75 : 0}>
      <DataTable<PageRow, Sort>
        label={`${placeWords(place)} 목록`}
        columns={COLUMNS}
        rows={rows}
        idOf={({ id }) => id}
        total={total}
        view={view}
        onSort={go}
        selection={
          canWrite ? { chosen, onChoose, label: '이 페이지의 문서 모두 고르기', labelOf: ({ title }) => `${title} 고르기` } : undefined
        }
        rowClass={`max-md:py-3 max-md:pl-2 ${canWrite ? 'max-md:grid-cols-[2.25rem_minmax(0,1fr)_auto_2.75rem]' : 'max-md:grid-cols-[0_minmax(0,1fr)_auto_2.75rem]'}`}
      />
    </WideTable>
  )
}

const COLUMNS: readonly DataColumn<PageRow>[] = [
  {
    id: 'title',
    header: '제목과 주소',
    sort: 'asc',
    isRowHeader: true,
    className: 'font-normal max-md:col-span-2 max-md:col-start-2 max-md:pt-1.5',
    cell: (row) => <TitleAndName row={row} />,
  },
  {
    id: 'status',
    header: '상태',
    width: 'w-34 max-lg:w-30',
    className: 'max-md:col-start-2 max-md:row-start-2 max-md:pt-1.5',
    cell: ({ status }) => <StatusPill status={status} />,
  },
  {
    id: 'problems',
    header: '문제',
    width: 'w-16 max-lg:w-14',
    className: 'text-right tabular-nums max-md:col-start-3 max-md:row-start-2 max-md:pt-1.5',
    cell: ({ problems }) => <ProblemNumber problems={problems} />,
  },
  {
    id: 'updatedAt',
    header: '수정',
    sort: 'desc',
    width: 'w-34',
    className: 'max-md:col-span-2 max-md:col-start-2 max-md:row-start-3 max-md:pt-1 max-md:text-studio-text-mute',
    cell: (row) => <LastSaved row={row} />,
  },
  {
    id: 'publishedAt',
    header: '게시',
    sort: 'desc',
    width: 'w-46 max-lg:w-30',
    className: 'max-md:hidden',
    cell: ({ publishedAt, status }) =>
      publishedAt ? (
        <time dateTime={publishedAt} className="tabular-nums">
          {fullMoment(publishedAt)}
        </time>
      ) : (
        <span className="text-studio-text-mute">{status === 'draft' ? '게시한 적 없음' : '게시하지 않음'}</span>
      ),
  },
  {
    id: 'menu',
    header: <span className="sr-only">더 보기</span>,
    width: `w-13 ${FROZEN_END}`,
    className: `text-center ${FROZEN_END} md:px-0 max-md:col-start-4 max-md:row-start-1`,
    cell: (row) => <DocumentMenu row={row} />,
  },
]

const TITLE =
  'block text-studio-title tracking-tight md:truncate max-md:-my-2.5 max-md:line-clamp-3 max-md:py-2.5 max-md:text-body max-md:font-semibold'

function TitleAndName({ row: { title, name, kind, locked } }: { row: PageRow }) {
  const { place } = useList()
  return (
    <>
      {place === 'trash' ? (
        <span className={TITLE}>{title}</span>
      ) : (
        <a href={editorPath(kind, name)} data-cell="title" title={title} className={`${TITLE} hover:underline underline-offset-4`}>
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
    </>
  )
}

function ProblemNumber({ problems }: { problems: number }) {
  if (problems === 0) return <span className="text-studio-text-mute max-md:hidden">0</span>
  return (
    <span className="inline-flex items-center gap-1.5 text-studio-label">
      <span className="text-studio-text-mute md:sr-only">문제</span>
      <span className="inline-block h-5.5 min-w-5.5 rounded-full bg-danger-soft px-1.5 text-center leading-5.5 font-semibold text-danger">
        {problems}
      </span>
    </span>
  )
}

function LastSaved({ row: { updatedAt, updatedBy } }: { row: PageRow }) {
  const { now } = useList()
  return (
    <>
      <time dateTime={updatedAt} title={fullMoment(updatedAt)} className="max-md:text-studio-label max-md:font-normal">
        {recentMoment(updatedAt, now)}
      </time>
      <span className="truncate text-studio-label font-normal text-studio-text-mute md:block max-md:ml-1.5">{updatedBy.name}</span>
    </>
  )
}
