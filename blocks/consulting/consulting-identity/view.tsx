import type { ViewProps } from '@/renderer/define-block'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import type { Props } from './schema'
import { VerifyVisitor } from './verify-visitor.lazy'

/** Verifies a person who wants a consultation without joining, for half an hour (G-IDENT, CX-05, Q-071). */
export function ConsultingIdentity({ props }: ViewProps<Props>) {
  return (
    <FormPage title={props.title} lead={props.lead} photo={props.photo}>
      <VerifyVisitor />
      <p className="mt-6 text-small text-pretty text-ink-mute">
        인증한 이름과 휴대전화 번호는 상담 내역을 찾는 데만 쓰고, 30분 뒤에 지웁니다. 본인인증을 마친 회원은 로그인하면 바로 볼 수 있습니다.
      </p>
    </FormPage>
  )
}
