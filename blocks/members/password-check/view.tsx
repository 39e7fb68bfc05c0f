import type { ViewProps } from '@/renderer/define-block'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { CheckForm } from './check-form.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** The next page without a callback (routes.json). */
const NEXT = { account: '/mypage/account/info', social: '/mypage/account/link-sns' } as const

/**
 * Asks for the password again before pages for the owner only (G-PWCHK, S-SESS-6): once per sign-in. A member without one is sent to the
 * social account.
 */
export function PasswordCheck({ id, props, data, page }: ViewProps<Props, Data>) {
  const { user, isConfirmed } = data
  const next = safeCallback(page.query['callback'], NEXT[props.way])
  return (
    <FormPage title={props.title} lead={isConfirmed ? undefined : props.lead} photo={props.photo}>
      {isConfirmed ? (
        <Onward words="이번 로그인에서 이미 확인했습니다." label="계속하기" href={next} />
      ) : user?.passwordYn === 'N' ? (
        <Onward
          words="비밀번호가 없는 계정입니다. 연결된 소셜 계정으로 본인임을 확인합니다."
          label="소셜 계정으로 확인"
          href={`/mypage/account/link-sns?callback=${encodeURIComponent(next)}`}
        />
      ) : (
        <CheckForm id={id} memberId={user?.memberId ?? ''} way={props.way} next={next} />
      )}
    </FormPage>
  )
}

function Onward({ words, label, href }: { words: string; label: string; href: string }) {
  return (
    <>
      <p className="text-pretty">{words}</p>
      <ActionLink href={href} tone="primary" size="lg" className="mt-8 w-full">
        {label}
      </ActionLink>
    </>
  )
}
