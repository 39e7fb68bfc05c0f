import type { ViewProps } from '@/renderer/define-block'
import { NoBusiness } from '@/blocks/auth/_parts/account/no-business'
import type { MyBusiness } from '@/blocks/members/_parts/account/my-business'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import type { Props } from './schema'
import { VerifyForm } from './verify-form.lazy'

/** Checks the member's present business in the register (V-BIZ-1, P-BIZ-3). */
export function BusinessVerify({ id, props, data, page }: ViewProps<Props, MyBusiness>) {
  return (
    <FormPage title={props.title} lead={props.lead} photo={props.photo}>
      {data.business ? <VerifyForm id={id} business={data.business} /> : <NoBusiness reason={data.reason} phone={page.site.phone} />}
    </FormPage>
  )
}
