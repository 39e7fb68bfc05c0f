import { Check, EyeOff, Minus } from 'lucide-react'
import { fullMoment } from '@/builder/list/recent-moment'
import { ICON } from '@/builder/ui/icon'
import type { Answer, Item } from '@/schemas/api/base/contract'
import type { openMember, readMember } from '@/schemas/api/members/desk'
import { formatDate } from '@/schemas/words/dates'
import { DetailPart } from '../../_parts/detail-part'
import { Facts, type Fact } from '../../_parts/facts'
import { OpenButton } from '../../_parts/open-button'
import { channelWords } from './channel-words'
import { MEMBER_WORDS } from './member-words'

export type Known = Item<typeof readMember>
export type OpenedFields = Answer<typeof openMember>['items']

interface MemberPersonProps {
  member: Known
  opened: { what: OpenedFields | null; left: string }
  onOpen: () => void
  onHide: () => void
}

/** Who the member is, covered until it is opened for a reason; what they have, agreed to, and how they sign in. */
export function MemberPerson({ member, opened, onOpen, onHide }: MemberPersonProps) {
  const isGone = member.status === 'WITHDRAWN'
  return (
    <div className="grid content-start gap-6">
      <DetailPart
        id="personal"
        title="개인정보"
        button={isGone || <OpenButton isOpened={opened.what !== null} onOpen={onOpen} onHide={onHide} />}
      >
        {opened.what && (
          <p role="timer" className="mb-2 flex items-center gap-1.5 text-studio-label text-warning tabular-nums">
            <EyeOff {...ICON} size={14} />
            {opened.left} 뒤 다시 가립니다
          </p>
        )}
        {isGone ? (
          <p className="text-studio-text-mute">이미 탈퇴하여 남은 개인정보가 없습니다.</p>
        ) : (
          <Rows facts={opened.what ? opened.what.map(({ words, value }) => [words, value || '없음']) : maskedFacts(member)} />
        )}
      </DetailPart>
      <DetailPart id="figures" title="한눈에">
        <dl className="grid grid-cols-2 gap-x-4 border-y border-studio-line py-1">
          {member.figures.map(({ id, words, value }) => (
            <div key={id} className={`flex flex-col-reverse justify-end py-2 ${id === 'visit' ? 'col-span-2' : ''}`}>
              <dd className="text-studio-title font-semibold wrap-anywhere tabular-nums">{value}</dd>
              <dt className="text-studio-label font-normal text-studio-text-mute">{words}</dt>
            </div>
          ))}
        </dl>
      </DetailPart>
      <DetailPart id="consents" title="동의">
        <ul className="divide-y divide-studio-100">
          {member.consents.map(({ name, agreed, at }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-2 py-1.5">
              {agreed ? <Check {...ICON} className="text-success" /> : <Minus {...ICON} className="text-studio-text-mute" />}
              <span className="min-w-0 flex-1">{MEMBER_WORDS.consent[name]}</span>
              <span className="text-studio-label font-normal text-studio-text-mute tabular-nums">
                {agreed ? '동의' : '동의 안 함'}
                {at && ` ${formatDate(at)}`}
              </span>
            </li>
          ))}
        </ul>
      </DetailPart>
      <DetailPart id="account" title="계정">
        <Rows facts={accountFacts(member)} />
      </DetailPart>
    </div>
  )
}

/** Facts in a narrow column. */
const Rows = ({ facts }: { facts: readonly Fact[] }) => (
  <div className="[&_dl]:sm:grid-cols-[6rem_minmax(0,1fr)]">
    <Facts facts={facts} />
  </div>
)

const maskedFacts = (member: Known): Fact[] => [
  ['아이디', member.memberId || '없음'],
  ['이름', member.memberName || '없음'],
  ['휴대전화', member.mobileNo || '없음'],
  ['이메일', member.email || '없음'],
]

const accountFacts = (member: Known): Fact[] => [
  ['회원 번호', member.memberNo],
  ['구분', MEMBER_WORDS.type[member.memberType]],
  ['가입', `${fullMoment(member.createdAt)} · ${channelWords(member.joinChannel)}`],
  ['최근 로그인', member.lastSignInAt ? fullMoment(member.lastSignInAt) : '없음'],
  ['지금 로그인', member.sessions > 0 ? `${member.sessions}곳` : '없음'],
  ['로그인 잠금', member.lockedUntil ? `${fullMoment(member.lockedUntil)}까지` : '없음'],
  ['본인 인증', member.certified ? '마침' : '아직'],
  ['비밀번호', member.hasPassword ? '있음' : '없음'],
  ['소셜 계정', member.links.map(channelWords).join(', ') || '없음'],
  ...(member.withdrawnAt ? [['탈퇴', fullMoment(member.withdrawnAt)] as const] : []),
]
