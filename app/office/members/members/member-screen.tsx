'use client'
// One member for staff: masked until a reason is given, what may be done now, and the way to what was done before.
import { Suspense, useState, type ReactNode } from 'react'
import { fullMoment } from '@/builder/list/recent-moment'
import type { Person } from '@/builder/list/side'
import { DESTROY_BUTTON, LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { call } from '@/schemas/api/base/call'
import type { Answer, Item } from '@/schemas/api/base/contract'
import { openMember, readMember } from '@/schemas/api/members/desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { DetailPart } from '../../_parts/detail-part'
import { DetailScreen } from '../../_parts/detail-screen'
import { Facts, type Fact } from '../../_parts/facts'
import { OpenButton } from '../../_parts/open-button'
import { OpenDialog } from '../../_parts/open-dialog'
import { useDetail } from '../../_parts/use-detail'
import { useDialogs } from '../../_parts/use-dialogs'
import { officeAreas } from '../../areas'
import { ActDialog } from './act-dialog'
import { actsOf, type ActWords } from './member-acts'
import { MemberPill } from './member-pill'
import { channelWords } from './channel-words'
import { MEMBER_WORDS } from './member-words'

const parts = officeAreas.flatMap(({ memberParts = [] }) => memberParts)

type Known = Item<typeof readMember>
type Opened = Answer<typeof openMember>['items']

export function MemberScreen({ brand, person, first }: { brand: ReactNode; person: Person; first: Known }) {
  const { memberNo } = first
  const [member, mutate] = useDetail(readMember, { memberNo }, first)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { dialog, setDialog, done, setDone, close, finish } = useDialogs<ActWords | 'open'>(mutate)
  const isGone = member.status === 'WITHDRAWN'
  const rights = rightsOf(person)

  return (
    <DetailScreen
      {...{ brand, person, here: 'members' }}
      back={{ href: '/ice_builder/members', words: '회원 목록으로' }}
      title={member.memberName || member.memberId || '이름 없는 회원'}
      line={`회원 번호 ${memberNo}`}
      acts={
        <>
          <MemberPill status={member.status} />
          {actsOf(member, rights).map((act) => (
            <button
              key={act.id}
              type="button"
              className={act.id === 'erase' || act.id === 'block' ? DESTROY_BUTTON : LINE_BUTTON}
              onClick={() => setDialog(act)}
            >
              <act.icon {...ICON} />
              {act.words}
            </button>
          ))}
        </>
      }
      target={memberNo}
      isPerson
      done={done}
    >
      {member.blockReason && (
        <p className="mt-3 rounded-md bg-danger-soft px-3 py-2 text-danger">이용을 제한한 사유: {member.blockReason}</p>
      )}
      <div className="mt-6 grid max-w-208 gap-8">
        <DetailPart
          id="personal"
          title="개인정보"
          button={isGone || <OpenButton isOpened={opened !== null} onOpen={() => setDialog('open')} onHide={() => setOpened(null)} />}
        >
          {isGone ? (
            <p className="text-studio-text-mute">이미 탈퇴하여 남은 개인정보가 없습니다.</p>
          ) : (
            <Facts facts={opened ? opened.map(({ words, value }) => [words, value || '없음']) : maskedFacts(member)} />
          )}
        </DetailPart>
        <DetailPart id="account" title="계정">
          <Facts facts={accountFacts(member)} />
        </DetailPart>
        <Suspense>
          {parts
            .filter(({ right }) => rights.sees(right))
            .map(({ right, view: Part }) => (
              <Part key={right} memberNo={memberNo} mayChange={!isGone && rights.writes(right)} onDone={setDone} />
            ))}
        </Suspense>
      </div>
      {dialog === 'open' && (
        <OpenDialog
          title="가려진 개인정보를 열람합니다"
          text="역할이 볼 수 있는 항목을 이 화면에 보여 드립니다. 누가 누구의 어떤 항목을 왜 열람했는지 기록합니다."
          onOpen={async (reason) => {
            setOpened((await call(openMember, { memberNo, reason })).items)
            finish('개인정보를 열람했습니다. 기록에 남았습니다.')
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
            if (dialog.id === 'erase') setOpened(null)
            finish(words)
          }}
        />
      )}
    </DetailScreen>
  )
}

const maskedFacts = (member: Known): Fact[] => [
  ['아이디', member.memberId || '없음'],
  ['이름', member.memberName || '없음'],
  ['휴대전화', member.mobileNo || '없음'],
  ['이메일', member.email || '없음'],
]

const accountFacts = (member: Known): Fact[] => [
  ['구분', MEMBER_WORDS.type[member.memberType]],
  ['가입', `${fullMoment(member.createdAt)} · ${channelWords(member.joinChannel)}`],
  ['최근 로그인', member.lastSignInAt ? fullMoment(member.lastSignInAt) : '없음'],
  ['지금 로그인', member.sessions > 0 ? `${member.sessions}곳` : '없음'],
  ['로그인 잠금', member.lockedUntil ? `${fullMoment(member.lockedUntil)}까지` : '없음'],
  ['본인 인증', member.certified ? '마침' : '아직'],
  ['비밀번호', member.hasPassword ? '있음' : '없음'],
  ['소셜 계정', member.links.map(channelWords).join(', ') || '없음'],
  ['동의한 약관', member.consents.map((name) => MEMBER_WORDS.consent[name]).join(', ') || '없음'],
  ...(member.withdrawnAt ? [['탈퇴', fullMoment(member.withdrawnAt)] as const] : []),
]
