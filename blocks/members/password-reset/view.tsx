import type { ViewProps } from '@/renderer/define-block'
import type { FoundMember } from '@/schemas/api/members/recovery'
import { SOCIAL_WORDS } from '@/schemas/rules/auth/social'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { LoginLinks } from '@/blocks/auth/_parts/recovery/login-links'
import { mirrored } from '@/blocks/auth/_parts/recovery/mirrored'
import { VerifyButton } from '@/blocks/auth/_parts/recovery/verify-button.lazy'
import { ResetForm } from './reset-form.lazy'
import type { Props } from './schema'

/** First the verification, then a new password for the account (SYS-15). */
export function PasswordReset({ id, props, data, page }: ViewProps<Props, FoundMember | null>) {
  const steps = { labels: ['본인인증', '새 비밀번호', '완료'], current: data?.id ? 1 : 0 }
  const lead = data?.id ? '새 비밀번호로 변경하면 모든 기기에서 로그아웃됩니다.' : props.lead
  return (
    <FormPage title={props.title} lead={lead} photo={props.photo} steps={steps}>
      {data?.id ? (
        <ResetForm id={id} memberId={data.id} next={mirrored('/set-password/complete', page.path)} />
      ) : data ? (
        <SocialOnly {...data} login={mirrored('/login', page.path)} />
      ) : (
        <>
          <VerifyButton purpose="resetPw" />
          <LoginLinks links={[['아이디 찾기', mirrored('/set-id', page.path)]]} path={page.path} />
        </>
      )}
    </FormPage>
  )
}

/** A member without an id has no password, and signs in by the social account. */
function SocialOnly({ snsTypes, login }: FoundMember & { login: string }) {
  const names = snsTypes.map((type) => SOCIAL_WORDS[type]).join(', ')
  return (
    <>
      <p className="text-pretty">{names} 계정으로 가입한 회원입니다. 비밀번호 없이 소셜 로그인을 이용해 주세요.</p>
      <ActionLink href={login} tone="primary" size="lg" className="mt-8 w-full">
        로그인
      </ActionLink>
    </>
  )
}
