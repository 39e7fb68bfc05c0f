import type { ViewProps } from '@/renderer/define-block'
import type { SessionUser } from '@/schemas/api/auth/session'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { CertifyButton } from '@/blocks/auth/_parts/account/certify-button.lazy'
import { AFTER } from '@/blocks/auth/_parts/account/certify-use'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import type { Props } from './schema'

/** Verifies a member: for the first time, or again after a change of the phone number. */
export function MemberVerify({ props, data, page }: ViewProps<Props, SessionUser | null>) {
  const { use } = props
  return (
    <FormPage title={props.title} lead={props.lead} photo={props.photo}>
      {use === 'account' && data?.certified === 'Y' && (
        <p className="mb-8 rounded-sm bg-surface px-5 py-4 text-small text-pretty">
          본인인증을 마친 계정입니다. 휴대전화 번호가 바뀌었으면 다시 인증해 주세요.
        </p>
      )}
      <CertifyButton use={use} user={data} next={safeCallback(page.query['callback'], AFTER[use])} />
    </FormPage>
  )
}
