import type { ViewProps } from '@/renderer/define-block'
import { NoBusiness } from '@/blocks/auth/_parts/account/no-business'
import type { MyBusiness } from '@/blocks/members/_parts/account/my-business'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { InfoForm } from './info-form.lazy'
import type { Props } from './schema'

/** A business member's own data of the business. The register's data is changed by a new check (SYS-18). */
export function BusinessInfo({ id, props, data, page }: ViewProps<Props, MyBusiness>) {
  return (
    <FormPage title={props.title} lead={props.lead} photo={props.photo}>
      {data.business ? <InfoForm id={id} business={data.business} /> : <NoBusiness reason={data.reason} phone={page.site.phone} />}
    </FormPage>
  )
}
