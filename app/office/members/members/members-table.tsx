'use client'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import type { Go } from '@/builder/list/list-query'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseMembers } from '@/schemas/api/members/desk'
import { useMemo } from 'react'
import type { MemberListView, MemberSort } from './member-list-view'
import { MemberPill } from './member-pill'
import { channelWords } from './channel-words'
import { memberPath } from './member-path'
import { MEMBER_WORDS } from './member-words'

type MemberRow = Listed<typeof browseMembers>

interface MembersTableProps {
  label: string
  view: MemberListView
  go: Go<MemberListView>
  rows: readonly MemberRow[]
  total: number
  /** Epoch milliseconds of the displayed answer. */
  now: number
}

/** Members, masked; the link opens one. */
export function MembersTable({ label, view, go, rows, total, now }: MembersTableProps) {
  const columns = useMemo(() => columnsAt(now), [now])
  return (
    <DataTable<MemberRow, MemberSort>
      label={label}
      columns={columns}
      rows={rows}
      idOf={({ memberNo }) => memberNo}
      total={total}
      view={view}
      onSort={go}
      rowClass="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:py-3 max-md:pl-2"
    />
  )
}

const QUIET = 'max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute'

const columnsAt = (now: number): readonly DataColumn<MemberRow>[] => [
  {
    id: 'memberName',
    header: '회원',
    isRowHeader: true,
    className: 'font-normal max-md:col-span-2',
    cell: ({ memberNo, memberName, memberId, memberType, joinChannel }) => (
      <>
        <a
          href={memberPath(memberNo)}
          data-cell="title"
          className="block text-studio-title tracking-tight underline-offset-4 hover:underline max-md:-my-2.5 max-md:py-2.5 max-md:text-body max-md:font-semibold"
        >
          {memberName || memberId || '이름 없는 회원'}
        </a>
        <span className="block text-studio-label font-normal text-studio-text-mute">
          {[memberName && memberId, MEMBER_WORDS.type[memberType], channelWords(joinChannel)].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { id: 'status', header: '상태', width: 'w-28', className: 'max-md:pt-1.5', cell: ({ status }) => <MemberPill status={status} /> },
  {
    id: 'contact',
    header: '연락처',
    width: 'w-60 max-lg:w-52',
    className: `${QUIET} tabular-nums max-md:order-last max-md:col-span-2 max-md:pt-1.5`,
    cell: ({ mobileNo, email }) => (
      <>
        <span className="block">{mobileNo}</span>
        <span className="block text-studio-text-mute max-md:break-all md:truncate">{email}</span>
      </>
    ),
  },
  {
    id: 'createdAt',
    header: '가입',
    sort: 'desc',
    width: 'w-28',
    className: `${QUIET} max-md:pt-2 max-md:text-right`,
    cell: ({ createdAt }) => <Moment at={createdAt} now={now} title="가입" />,
  },
  {
    id: 'lastSignInAt',
    header: '최근 로그인',
    width: 'w-28',
    className: 'max-md:hidden',
    cell: ({ lastSignInAt }) =>
      lastSignInAt ? <Moment at={lastSignInAt} now={now} title="" /> : <span className="text-studio-text-mute">없음</span>,
  },
]

function Moment({ at, now, title }: { at: string; now: number; title: string }) {
  return (
    <time dateTime={at} title={fullMoment(at)}>
      {title && <span className="md:sr-only">{title} </span>}
      {recentMoment(at, now)}
    </time>
  )
}
