import type { ViewProps } from '@/renderer/define-block'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { LoginLinks } from '@/blocks/auth/_parts/recovery/login-links'
import { mirrored } from '@/blocks/auth/_parts/recovery/mirrored'
import { VerifyButton } from '@/blocks/auth/_parts/recovery/verify-button.lazy'
import type { Props } from './schema'

/** Nothing is typed: a verified identity determines the ids. */
export function IdFinder({ props, page }: ViewProps<Props>) {
  return (
    <FormPage title={props.title} lead={props.lead} photo={props.photo} steps={{ labels: ['본인인증', '아이디 확인'], current: 0 }}>
      <VerifyButton purpose="findId" />
      <LoginLinks links={[['비밀번호 재설정', mirrored('/set-password', page.path)]]} path={page.path} />
    </FormPage>
  )
}
