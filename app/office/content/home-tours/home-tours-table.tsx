'use client'
import { Eye, EyeOff, SquareArrowOutUpRight } from 'lucide-react'
import { useMemo } from 'react'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import { RowMenu } from '@/builder/list/row-menu'
import { Pill } from '@/builder/ui/pill'
import { thumbnail } from '@/builder/ui/thumbnail'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseHomeTours, ShownState } from '@/schemas/api/content/home-tours'
import { caseHref } from '@/schemas/rules/content/case-place'
import type { HomeTourListView, HomeTourSort } from './home-tour-list-view'

export type HomeTourRow = Listed<typeof browseHomeTours>

export const STATE_WORDS: Readonly<Record<ShownState, string>> = { published: '게시', hidden: '숨김', unpublished: '회원이 비공개' }
const DOTS: Readonly<Record<ShownState, string>> = { published: 'bg-success', hidden: 'bg-danger', unpublished: 'bg-studio-500' }

interface HomeTourActs {
  hide: (row: HomeTourRow) => void
  show: (row: HomeTourRow) => void
}
interface HomeToursTableProps {
  view: HomeTourListView
  go: Go<HomeTourListView>
  rows: readonly HomeTourRow[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  now: number
  /** Undefined for a role that may only see. */
  acts: HomeTourActs | undefined
}

export function HomeToursTable({ view, go, rows, total, now, acts }: HomeToursTableProps) {
  const columns = useMemo(() => columnsAt(now, acts), [now, acts])
  return (
    <DataTable<HomeTourRow, HomeTourSort>
      label="회원 집들이 목록"
      columns={columns}
      rows={rows}
      idOf={({ seq }) => String(seq)}
      total={total}
      view={view}
      onSort={go}
      rowClass="max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:items-center max-md:gap-x-2 max-md:py-3 max-md:pl-2"
    />
  )
}

const hrefOf = ({ seq }: HomeTourRow): string => caseHref({ TYPE: 'myhome', SEQ: seq })

const columnsAt = (now: number, acts: HomeTourActs | undefined): readonly DataColumn<HomeTourRow>[] => [
  {
    id: 'title',
    header: '집들이',
    isRowHeader: true,
    className: 'font-normal max-md:col-span-3',
    cell: (row) => (
      <span className="flex items-center gap-3">
        {row.cover && (
          <img src={thumbnail(row.cover, 160)} alt="" width={56} height={40} className="h-10 w-14 shrink-0 rounded-sm object-cover" />
        )}
        <span className="min-w-0">
          {row.state === 'published' ? (
            <a
              href={hrefOf(row)}
              data-cell="title"
              className="block text-studio-title tracking-tight underline-offset-4 hover:underline md:truncate max-md:-my-2.5 max-md:line-clamp-3 max-md:border-y-10 max-md:border-transparent max-md:text-body max-md:font-semibold"
            >
              {row.title}
            </a>
          ) : (
            <span className="block text-studio-title tracking-tight md:truncate max-md:line-clamp-3">{row.title}</span>
          )}
          <span className="block text-studio-label text-studio-text-mute md:truncate">
            {[row.author, `사진 ${row.photos}장`, row.hiddenReason && `이유: ${row.hiddenReason}`].filter(Boolean).join(' · ')}
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    header: '상태',
    width: 'w-40',
    cell: ({ state }) => (state === 'draft' ? null : <Pill dot={DOTS[state]}>{STATE_WORDS[state]}</Pill>),
  },
  {
    id: 'publishedAt',
    header: '게시일',
    width: 'w-34',
    className: 'max-md:text-studio-label max-md:text-right',
    cell: ({ publishedAt }) => (
      <time dateTime={publishedAt} title={fullMoment(publishedAt)}>
        {recentMoment(publishedAt, now)}
      </time>
    ),
  },
  {
    id: 'menu',
    header: '',
    width: 'w-14',
    cell: (row) => <RowMenu label={`${row.title} 메뉴`} groups={groupsOf(row, acts)} />,
  },
]

function groupsOf(row: HomeTourRow, acts: HomeTourActs | undefined) {
  const groups = []
  if (row.state === 'published')
    groups.push([{ words: '사이트에서 보기', icon: SquareArrowOutUpRight, href: hrefOf(row), isNewWindow: true }])
  if (acts && row.state === 'published') groups.push([{ words: '숨기기', icon: EyeOff, onSelect: () => acts.hide(row) }])
  if (acts && row.state === 'hidden') groups.push([{ words: '다시 보이기', icon: Eye, onSelect: () => acts.show(row) }])
  return groups
}
