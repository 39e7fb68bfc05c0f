'use client'
// The members desk: the newest members, masked, and one form that finds a member by a whole value.
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { Nothing } from '@/builder/list/nothing'
import { useListRows } from '@/builder/list/use-list-rows'
import { LINE_BUTTON } from '@/builder/ui/button'
import { withParticle } from '@/lib/particle'
import { browseMembers, MEMBER_STATUSES, type MemberStatus } from '@/schemas/api/members/desk'
import { ListScreen } from '@/app/office/_parts/list-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { ListScreenRows } from '@/app/office/_parts/list-screen-rows'
import { ListViews } from '@/app/office/_parts/list-views'
import { FindForm, type FoundMembers } from './find-form'
import { memberInput, readMemberView, withMemberChange, writeMemberView, type MemberListView } from './member-list-view'
import { MEMBER_WORDS } from './member-words'
import { MembersTable } from './members-table'

const LIST = {
  name: 'members',
  contract: browseMembers,
  inputOf: memberInput,
  read: readMemberView,
  write: writeMemberView,
  change: withMemberChange,
}
const STATUS_CHOICES: { value: MemberStatus | ''; words: string }[] = [
  { value: '', words: '모든 상태' },
  ...MEMBER_STATUSES.map((value) => ({ value, words: MEMBER_WORDS.status[value] })),
]
const TYPE_CHOICES: { value: 'P' | 'B' | 'A' | ''; words: string }[] = [
  { value: '', words: '모든 구분' },
  ...(['P', 'B', 'A'] as const).map((value) => ({ value, words: MEMBER_WORDS.type[value] })),
]

export function MembersScreen({ brand, person, query, first }: ListScreenProps<typeof browseMembers>) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  const [found, setFound] = useState<FoundMembers | null>(null)
  return (
    <ListScreen
      brand={brand}
      person={person}
      here="members"
      title="회원"
      count={found?.rows.length}
      unit="명"
      list={found ? undefined : list}
    >
      <FindForm onFound={setFound} />
      {found ? (
        <Found found={found} view={view} onLeave={() => setFound(null)} />
      ) : (
        <>
          <div className="mb-3 flex flex-wrap items-center gap-2">
            <ChooseFilter
              label="상태"
              choices={STATUS_CHOICES}
              value={view.status ?? ''}
              onChoose={(value) => go({ status: value || null })}
              isBare
            />
            <ChooseFilter
              label="구분"
              choices={TYPE_CHOICES}
              value={view.memberType ?? ''}
              onChoose={(value) => go({ memberType: value || null })}
              isBare
            />
            <ListViews of="members" person={person} kind={LIST} rows={rows} />
          </div>
          <ListScreenRows
            rows={rows}
            what="회원"
            nothing={{ title: '아직 가입한 회원이 없습니다.', text: '회원이 가입하면 여기에 보입니다.' }}
            isFiltered={Boolean(view.status ?? view.memberType)}
            onReset={() => go({ status: null, memberType: null })}
          >
            {({ answer, at }) => (
              <MembersTable label="회원 목록" view={view} go={go} rows={answer.items} total={answer.totalCount} now={at} />
            )}
          </ListScreenRows>
        </>
      )}
    </ListScreen>
  )
}

function Found({ found: { rows, at, by }, view, onLeave }: { found: FoundMembers; view: MemberListView; onLeave: () => void }) {
  const leave = (
    <button type="button" className={LINE_BUTTON} onClick={onLeave}>
      모든 회원 보기
    </button>
  )
  if (rows.length === 0)
    return (
      <div role="status">
        <Nothing
          title={`이 ${withParticle(MEMBER_WORDS.findBy[by], '을/를')} 쓰는 회원이 없습니다.`}
          text="전체 값을 바르게 입력했는지 확인해 주세요."
        >
          {leave}
        </Nothing>
      </div>
    )
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <p role="status">
          {withParticle(MEMBER_WORDS.findBy[by], '으로/로')} 찾은 회원 {rows.length}명
        </p>
        {leave}
      </div>
      <MembersTable label="찾은 회원" view={view} go={onLeave} rows={rows} total={rows.length} now={at} />
    </>
  )
}
