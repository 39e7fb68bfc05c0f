import type { ViewProps } from '@/renderer/define-block'
import type { SessionUser } from '@/schemas/api/auth/session'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { FirstForm } from './first-form.lazy'
import type { Props } from './schema'

/** For a member with a social account; a member with a password changes it elsewhere. */
export function PasswordFirst({ id, props, data }: ViewProps<Props, SessionUser | null>) {
  return (
    <FormPage title={props.title} lead={props.lead} photo={props.photo}>
      {data?.passwordYn === 'Y' ? (
        <>
          <p className="text-pretty">이미 비밀번호가 있는 계정입니다. 비밀번호 변경에서 다른 비밀번호로 바꿀 수 있습니다.</p>
          <ActionLink href="/mypage/account/change-password" tone="primary" size="lg" className="mt-8 w-full">
            비밀번호 변경
          </ActionLink>
        </>
      ) : (
        <FirstForm id={id} memberId={data?.memberId ?? ''} />
      )}
    </FormPage>
  )
}
