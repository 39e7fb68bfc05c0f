import type { ViewProps } from '@/renderer/define-block'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { ChangeForm } from './change-form.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** The current password, another one in seven ordered checks, and its confirmation (V-PW-1 to V-PW-10). */
export function PasswordChange({ id, props, data }: ViewProps<Props, Data>) {
  return (
    <FormPage title={props.title} lead={props.lead} photo={props.photo}>
      <ChangeForm id={id} memberId={data.memberId} />
    </FormPage>
  )
}
