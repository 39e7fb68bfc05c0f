import { Icon } from '@/lib/ui/icon'
import type { ViewProps } from '@/renderer/define-block'
import type { SessionUser } from '@/schemas/api/auth/session'
import { formatDay } from '@/schemas/words/dates'
import { MARKETING_NAMES } from '@/schemas/words/marketing-names'
import { Badge } from '@/blocks/base/_parts/badge'
import { Empty } from '@/blocks/base/_parts/empty'
import { SectionHeading } from '@/blocks/base/_parts/section-heading'
import { memberName } from '@/blocks/auth/_parts/session/member-name'
import type { Data } from './load'
import { ActivityLines } from './activity-lines'
import { LatestScraps } from './latest-scraps'
import { NewsList } from './news/news-list'
import { NextStep } from './next-step'
import type { Props } from './schema'

const GRADES: Record<string, string> = { BASIC: '일반 회원', VIP: 'VIP 회원' }
/** Without a grade of its own, an account that is no person's is named by its kind. */
const gradeOf = ({ membershipGrade, memberType }: SessionUser): string =>
  membershipGrade === 'BASIC' && memberType !== 'P' ? `${KINDS[memberType]} 회원` : (GRADES[membershipGrade] ?? membershipGrade)
const KINDS = { P: '개인', B: '사업자', A: '제휴점' } as const

/** The first page of My Page: all news of the member's own, the latest scraps, what there is on every other page, the member's consents and the links to change them. */
export function MemberHome({ id, props, data, page }: ViewProps<Props, Data>) {
  const { home } = data
  if (!home)
    return (
      <div className="frame">
        <Empty title="회원의 이름과 활동, 동의 현황을 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      </div>
    )
  const { member, lines, next, scraps } = home
  return (
    <div className="frame">
      <h1 className="type-h2">내 소식</h1>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-ink-mute">
        <Badge tone={member.membershipGrade === 'VIP' ? 'ink' : 'quiet'}>{gradeOf(member)}</Badge>
        <span className="wrap-anywhere">{memberName(member)}, 안녕하세요.</span>
        {props.lead && <span>{props.lead}</span>}
      </p>
      <NewsList id={`${id}-news`} news={home.news} path={page.path} now={page.now} />
      {next && scraps.length > 0 && <NextStep next={next} />}
      <div className="mt-12 md:mt-16">
        <LatestScraps id={`${id}-scraps`} scraps={scraps} next={next} />
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-12 md:mt-16 md:grid-cols-2 lg:gap-x-20">
        <section aria-labelledby={`${id}-activity`}>
          <div id={`${id}-activity`}>
            <SectionHeading title="나의 활동" size="h3" link={{ label: '집들이 쓰기', href: '/styling/myhome/edit' }} />
          </div>
          <ActivityLines lines={lines} />
        </section>
        <section aria-labelledby={`${id}-account`}>
          <h2 id={`${id}-account`} className="type-h3">
            계정 관리
          </h2>
          <Facts member={member} />
          <Links member={member} />
        </section>
        <section aria-labelledby={`${id}-consents`} className="md:col-span-2">
          <h2 id={`${id}-consents`} className="type-h3">
            동의 현황
          </h2>
          <Consents member={member} />
        </section>
      </div>
    </div>
  )
}

function Facts({ member }: { member: SessionUser }) {
  const rows = [
    ['닉네임', member.nickname],
    ['회원 구분', KINDS[member.memberType]],
    ['가입일', formatDay(member.registDate)],
  ] as const
  return (
    <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3 text-small">
      {rows.map(
        ([name, words]) =>
          words && (
            <div key={name}>
              <dt className="text-ink-mute">{name}</dt>
              <dd className="numeric mt-0.5 font-semibold">{words}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Consents({ member }: { member: SessionUser }) {
  const rows = [
    ['본인인증', '', member.certified, '완료', '하지 않음'],
    ['서비스 이용약관', '/etc/terms', member.serviseTermsYn, '동의', '동의하지 않음'],
    ['개인정보 수집·이용', '/etc/privacy', member.personalInfoCollectedYn, '동의', '동의하지 않음'],
    [MARKETING_NAMES.goods, '/etc/goods', member.goodsMarketingYn, '동의', '동의하지 않음'],
    [MARKETING_NAMES.event, '/etc/ad', member.eventMarketingYn, '동의', '동의하지 않음'],
    [MARKETING_NAMES.ad, '/etc/ad', member.adMarketingYn, '동의', '동의하지 않음'],
  ] as const
  return (
    <dl className="mt-5 border-t border-ink md:grid md:grid-cols-2 md:gap-x-12 lg:gap-x-20">
      {rows.map(([name, href, yn, yes, no]) => (
        <div key={name} className="flex min-h-14 items-center justify-between gap-4 border-b border-line">
          <dt>
            {href ? (
              <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                {name}
              </a>
            ) : (
              name
            )}
          </dt>
          <dd className={`flex items-center gap-1.5 text-small ${yn === 'Y' ? 'font-semibold' : 'text-ink-mute'}`}>
            {yn === 'Y' && <Icon name="check" size={18} className="text-calm" />}
            {yn === 'Y' ? yes : no}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Links({ member }: { member: SessionUser }) {
  const links = [
    ['/mypage/account/info', '회원 정보 수정', '닉네임, 이메일, 주소와 수신 동의'],
    ['/mypage/profile', '내 프로필', '남이 보는 닉네임과 소개, 팔로우하는 사람'],
    member.passwordYn === 'Y'
      ? ['/mypage/account/change-password', '비밀번호 변경', '90일마다 바꾸기를 권합니다']
      : ['/mypage/account/set-password', '비밀번호 설정', '아이디와 비밀번호로도 로그인합니다'],
    ['/mypage/account/link-sns', '소셜 계정 연결', '카카오, 네이버, Apple'],
    ...(member.bizYn === 'Y' ? [['/mypage/account/business/info', '사업자 정보', '등록번호와 업종 확인']] : []),
    ['/mypage/account/withdrawal', '회원 탈퇴', '탈퇴하면 개인정보를 지웁니다'],
  ] as const
  return (
    <ul className="mt-5 border-t border-ink">
      {links.map(([href, label, says]) => (
        <li key={href} className="border-b border-line">
          <a href={href} className="group/link flex min-h-14 items-center justify-between gap-4 py-2.5">
            <span>
              <span className="block underline-offset-4 group-hover/link:underline">{label}</span>
              <span className="type-caption text-ink-mute">{says}</span>
            </span>
            <Icon name="chevron" size={18} className="text-ink-mute" />
          </a>
        </li>
      ))}
    </ul>
  )
}
