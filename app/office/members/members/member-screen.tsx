'use client'
// One member for staff: who they are, covered until a reason is given; everything that happened; what staff tell each other; and at the end
// what may be done with the account.
import { Suspense, useState, type ReactNode } from 'react'
import type { Person } from '@/builder/list/side'
import { call } from '@/schemas/api/base/call'
import { openMember, readMember } from '@/schemas/api/members/desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { formatDate } from '@/schemas/words/dates'
import { DetailScreen } from '../../_parts/detail-screen'
import { OpenDialog } from '../../_parts/open-dialog'
import { useDetail } from '../../_parts/use-detail'
import { useDialogs } from '../../_parts/use-dialogs'
import { officeAreas } from '../../areas'
import { ActDialog } from './act-dialog'
import { actsOf, type ActWords } from './member-acts'
import { MemberActsPart } from './member-acts-part'
import { MemberNotes } from './member-notes'
import { MemberPerson, type Known, type OpenedFields } from './member-person'
import { MemberPill } from './member-pill'
import { MemberTimeline } from './member-timeline'
import { MEMBER_WORDS } from './member-words'
import { useOpened } from './use-opened'

const parts = officeAreas.flatMap(({ memberParts = [] }) => memberParts)

export function MemberScreen({ brand, person, query, first }: { brand: ReactNode; person: Person; query: string; first: Known }) {
  const { memberNo } = first
  const [member, mutate] = useDetail(readMember, { memberNo }, first)
  const opened = useOpened<OpenedFields>()
  const [version, setVersion] = useState(0)
  const { dialog, setDialog, done, setDone, close, finish } = useDialogs<ActWords | 'open'>(mutate)
  const isGone = member.status === 'WITHDRAWN'
  const rights = rightsOf(person)
  /** Says what was done, and reads the timeline and the figures anew. */
  const add = (words: string): void => {
    setDone(words)
    setVersion((count) => count + 1)
    void mutate()
  }

  return (
    <DetailScreen
      {...{ brand, person, here: 'members' }}
      back={{ href: '/ice_builder/members', words: '회원 목록으로' }}
      title={member.memberName || member.memberId || '이름 없는 회원'}
      line={[member.memberName && member.memberId, MEMBER_WORDS.type[member.memberType], `${formatDate(member.createdAt)} 가입`]
        .filter(Boolean)
        .join(' · ')}
      acts={<MemberPill status={member.status} />}
      target={memberNo}
      isPerson
      done={done}
    >
      {member.blockReason && (
        <p className="mt-3 rounded-md bg-danger-soft px-3 py-2 text-danger">이용을 제한한 사유: {member.blockReason}</p>
      )}
      <div className="@container mt-6">
        {/* By the room that there is, in letters: large ones have fewer columns. */}
        <div className="grid gap-8 @min-[42rem]:grid-cols-[15rem_minmax(0,1fr)] @min-[42rem]:grid-rows-[auto_1fr] @min-[66rem]:grid-cols-[17rem_minmax(0,1fr)_17rem] @min-[66rem]:grid-rows-none">
          <MemberPerson member={member} opened={opened} onOpen={() => setDialog('open')} onHide={opened.cover} />
          <div className="min-w-0 @min-[42rem]:row-span-2 @min-[66rem]:row-span-1">
            <MemberTimeline memberNo={memberNo} query={query} version={version} />
          </div>
          <div className="grid content-start gap-6 @min-[42rem]:col-start-1 @min-[66rem]:col-start-3 [&_dl]:sm:grid-cols-[6rem_minmax(0,1fr)]">
            <MemberNotes memberNo={memberNo} mayWrite={!isGone && rights.writes('members')} onDone={add} />
            <Suspense>
              {parts
                .filter(({ right }) => rights.sees(right))
                .map(({ right, view: Part }) => (
                  <Part key={right} memberNo={memberNo} mayChange={!isGone && rights.writes(right)} onDone={add} />
                ))}
            </Suspense>
          </div>
        </div>
      </div>
      <MemberActsPart acts={actsOf(member, rights)} onAct={setDialog} />
      {dialog === 'open' && (
        <OpenDialog
          title="가려진 개인정보를 열람합니다"
          text="역할이 볼 수 있는 항목을 10분 동안 이 화면에 보여 드립니다. 누가 누구의 어떤 항목을 왜 열람했는지 기록합니다."
          onOpen={async (reason) => {
            opened.open((await call(openMember, { memberNo, reason })).items)
            finish('개인정보를 열람했습니다. 기록에 남았습니다.')
            setVersion((count) => count + 1)
          }}
          onClose={close}
        />
      )}
      {dialog !== null && dialog !== 'open' && (
        <ActDialog
          act={dialog}
          memberNo={memberNo}
          onClose={close}
          onDone={(words) => {
            if (dialog.id === 'erase') opened.cover()
            finish(words)
            setVersion((count) => count + 1)
          }}
        />
      )}
    </DetailScreen>
  )
}
