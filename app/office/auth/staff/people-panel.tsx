'use client'
import { Ban, Link2, Pencil, Plus, ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { DataTable, type DataColumn } from '@/builder/list/data-table'
import { FROZEN_END } from '@/builder/list/use-frozen-columns'
import { WideTable } from '@/builder/list/wide-table'
import type { ListPage } from '@/builder/list/list-query'
import { Moment } from '@/builder/list/moment'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { RowMenu, type RowMenuItem } from '@/builder/list/row-menu'
import { ActButton } from '@/builder/ui/act-button'
import { MAIN_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { blockStaff, resetFactor, unblockStaff, type browseRoles, type browseStaff } from '@/schemas/api/auth/staff-accounts'
import { InviteDialog, type Invitation } from './invite-dialog'
import { PersonDialog } from './person-dialog'
import { StaffPill } from './staff-pill'

/** What a person may do, in a word, and the shop that they are bound to. */
const roleWords = ({ role, roleName, shopName }: { role: 'adm' | 'mng'; roleName: string; shopName: string }): string =>
  role === 'adm' ? '관리자' : [roleName || '매니저', shopName].filter(Boolean).join(' · ')

export type Account = Listed<typeof browseStaff>
export type Role = Listed<typeof browseRoles>
export type Shop = Item<typeof browseStaff>['shops'][number]

interface PeoplePanelProps {
  people: readonly Account[]
  roles: readonly Role[]
  shops: readonly Shop[]
  /** Epoch milliseconds of the displayed answer. */
  now: number
  /** Id of the signed-in person, whose rights only another administrator changes. */
  me: string
  isAdmin: boolean
  onChange: () => void
}
type Open =
  | { what: 'person'; account: Account | null }
  | { what: 'link'; account: Account; invitation: Invitation | null }
  | { what: keyof typeof ASKED; account: Account }

/** Acts that ask for a reason, in words. */
const ASKED = {
  block: {
    title: '의 사용을 중지합니다',
    text: '모든 로그인이 바로 끝나고 다시 로그인할 수 없습니다.',
    words: '사용 중지',
    contract: blockStaff,
  },
  unblock: {
    title: '의 사용을 재개합니다',
    text: '전과 같은 역할로 다시 로그인할 수 있습니다.',
    words: '사용 재개',
    contract: unblockStaff,
  },
  reset: {
    title: '의 2단계 인증을 초기화합니다',
    text: '휴대전화나 패스키를 잃어버린 본인이 맞는지 먼저 확인해 주세요. 인증 앱과 패스키, 복구 코드가 모두 지워지고 모든 로그인이 끝나고, 다시 등록하기 전까지 비밀번호만으로 로그인합니다. 알림 메일이 있으면 본인에게 알립니다.',
    words: '초기화',
    contract: resetFactor,
  },
} as const

const VIEW: ListPage<'name'> = { sort: 'name', direction: 'asc', page: 1 }

export function PeoplePanel({ people, roles, shops, now, me, isAdmin, onChange }: PeoplePanelProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const [done, setDone] = useState('')
  const close = (words = ''): void => {
    setOpen(null)
    setDone(words)
    onChange()
  }
  const asked =
    open && (open.what === 'block' || open.what === 'unblock' || open.what === 'reset')
      ? { ...ASKED[open.what], account: open.account }
      : null
  const menuOf = (account: Account): RowMenuItem[] => [
    ...(account.isBreakGlass ? [] : [{ words: '이름과 역할 바꾸기', icon: Pencil, onSelect: () => setOpen({ what: 'person', account }) }]),
    ...(account.state === 'blocked'
      ? [{ words: '사용 재개', icon: ShieldCheck, onSelect: () => setOpen({ what: 'unblock', account }) }]
      : [
          ...(account.isBreakGlass
            ? []
            : [
                {
                  words: account.state === 'invited' ? '초대 링크 다시 만들기' : '비밀번호 새로 정하는 링크',
                  icon: Link2,
                  onSelect: () => setOpen({ what: 'link', account, invitation: null }),
                },
              ]),
          ...(account.id === me || !account.hasFactor
            ? []
            : [{ words: '2단계 인증 초기화', icon: ShieldOff, onSelect: () => setOpen({ what: 'reset', account }) }]),
          ...(account.id === me ? [] : [{ words: '사용 중지', icon: Ban, onSelect: () => setOpen({ what: 'block', account }) }]),
        ]),
  ]
  const columns = columnsAt(now, isAdmin ? menuOf : undefined)
  return (
    <>
      <div className="my-4 mb-3 flex min-h-8 flex-wrap items-center gap-3">
        <p role="status" className="text-studio-accent-700">
          {done}
        </p>
        {isAdmin && (
          <ActButton icon={Plus} look={`${MAIN_BUTTON} ml-auto`} onClick={() => setOpen({ what: 'person', account: null })}>
            운영자 초대
          </ActButton>
        )}
      </div>
      <WideTable columns={columns}>
        <DataTable<Account, 'name'>
          label="운영자 목록"
          columns={columns}
          rows={people}
          idOf={({ id }) => id}
          total={people.length}
          view={VIEW}
          onSort={() => undefined}
          rowClass="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-3 max-md:pl-2"
        />
      </WideTable>
      {open?.what === 'person' && (
        <PersonDialog
          account={open.account}
          roles={roles}
          shops={shops}
          isSelf={open.account?.id === me}
          onClose={() => setOpen(null)}
          onSaved={() => close('저장했습니다. 다음 요청부터 적용됩니다.')}
          onInvited={(account, invitation) => {
            setOpen({ what: 'link', account, invitation })
            onChange()
          }}
        />
      )}
      {open?.what === 'link' && <InviteDialog account={open.account} first={open.invitation} onClose={() => close()} />}
      {asked && (
        <ReasonDialog
          title={`${asked.account.name}님${asked.title}`}
          text={asked.text}
          label="사유"
          words={asked.words}
          busyWords="처리하는 중입니다"
          onSubmit={async (reason) => {
            const { resultMessage } = await call(asked.contract, { id: asked.account.id, reason })
            close(resultMessage)
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function columnsAt(now: number, menuOf: ((account: Account) => RowMenuItem[]) | undefined): readonly DataColumn<Account>[] {
  return [
    {
      id: 'person',
      header: '운영자',
      isRowHeader: true,
      className: 'font-normal',
      cell: ({ name, loginId }) => (
        <>
          <span className="block text-studio-title tracking-tight max-md:text-body max-md:font-semibold">{name}</span>
          <span className="block text-studio-label font-normal text-studio-text-mute">{loginId}</span>
        </>
      ),
    },
    {
      id: 'role',
      header: '역할',
      width: 'w-52',
      className: 'max-md:col-start-1',
      cell: (account) => (
        <>
          {account.isBreakGlass && <span className="block font-semibold text-danger">비상 계정</span>}
          {roleWords(account)}
        </>
      ),
    },
    {
      id: 'state',
      header: '상태',
      width: 'w-32',
      className: 'max-md:col-start-1',
      cell: ({ state, hasFactor, passkeys }) => (
        <>
          <StaffPill state={state} />
          {hasFactor && (
            <span className="mt-0.5 block text-studio-label font-normal text-studio-text-mute">
              {passkeys > 0 ? `패스키 ${passkeys}개` : '2단계 인증'}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'lastSignInAt',
      header: '최근 로그인',
      width: 'w-36',
      className: 'max-md:hidden',
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? <Moment at={lastSignInAt} now={now} /> : <span className="text-studio-text-mute">없음</span>,
    },
    ...(menuOf
      ? [
          {
            id: 'menu',
            header: <span className="sr-only">할 일</span>,
            width: `w-14 ${FROZEN_END}`,
            className: `text-right ${FROZEN_END} max-md:col-start-2 max-md:row-span-3 max-md:row-start-1`,
            cell: (account: Account) => <RowMenu label={`${account.name}님에게 할 일`} groups={[menuOf(account)]} />,
          },
        ]
      : []),
  ]
}
