import type { ViewProps } from '@/renderer/define-block'
import { Icon } from '@/lib/ui/icon'
import { referrerOf } from '@/schemas/rules/members/join-steps'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { joinDraftOf } from '../_parts/join/join-draft-of'
import { JoinPage } from '../_parts/join/join-page'
import type { Props } from './schema'

/** The last step: the member's name (S-JOIN-4). The sign-up has signed the member in, and links back to where it began. */
export function JoinComplete({ id, props, page }: ViewProps<Props>) {
  const { joinedUser } = joinDraftOf(page)
  const referrer = referrerOf(page.query)
  const facts = Object.entries({
    이름: joinedUser?.name,
    아이디: joinedUser?.id,
    닉네임: joinedUser?.nickname,
    이메일: joinedUser?.email,
  }).filter(([, value]) => value)
  return (
    <JoinPage step="complete" props={props}>
      <div id={id}>
        <p className="flex items-center gap-2 text-success">
          <Icon name="check" size={22} />
          {joinedUser ? `${joinedUser.name}님, 회원이 되셨습니다.` : '회원이 되셨습니다.'}
        </p>
        <p className="mt-2 text-ink-soft">로그인된 상태로 바로 이용하실 수 있습니다.</p>
        {facts.length > 0 && (
          <dl className="mt-6 divide-y divide-line border-y border-line">
            {facts.map(([name, value]) => (
              <div key={name} className="flex gap-6 py-3.5">
                <dt className="w-20 shrink-0 text-ink-mute">{name}</dt>
                <dd className="min-w-0 font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="mt-8 grid gap-3">
          <ActionLink href={referrer ?? '/styling/home'} tone="primary" size="lg" className="w-full">
            {referrer ? '보던 화면으로 돌아가기' : '홈으로 가기'}
          </ActionLink>
          <ActionLink href="/mypage/home" size="lg" className="w-full">
            마이페이지로 가기
          </ActionLink>
        </div>
      </div>
    </JoinPage>
  )
}
