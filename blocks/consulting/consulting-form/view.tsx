import type { ViewProps } from '@/renderer/define-block'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { knownChoices } from '../_parts/known-choices'
import { RequestForm } from './request-form.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** The request for a consultation: by steps on a phone, one page where there is room (SYS-31). */
export function ConsultingForm({ id, props, data, page }: ViewProps<Props, Data>) {
  const isSingle = props.kind === 'single'
  return (
    <FormPage title={props.title} heading={props.heading} lead={props.lead} photo={props.photo}>
      <RequestForm
        id={id}
        isSingle={isSingle}
        choices={data.choices}
        first={knownChoices(page.query['checkValue'], data.choices, isSingle)}
        eventId={page.query['eventId'] ?? ''}
        today={data.today}
        shop={data.shop}
      />
    </FormPage>
  )
}
