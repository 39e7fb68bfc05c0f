import type { ViewProps } from '@/renderer/define-block'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { knownChoices } from '../_parts/known-choices'
import { StartChoice } from './start-choice.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** Where a request begins: its categories, handed to the form (S-CONSREQ-1). */
export function ConsultingStart({ id, props, data, page }: ViewProps<Props, Data>) {
  return (
    <FormPage title={props.title} heading={props.heading} lead={props.lead} photo={props.photo}>
      {data.shop && (
        <p className="mb-6 text-small text-ink-soft">
          상담받을 매장 <span className="font-semibold text-ink">{data.shop.SHOP_NAME}</span>
        </p>
      )}
      <StartChoice
        id={id}
        choices={data.choices}
        first={knownChoices(page.query['checkValue'], data.choices)}
        eventId={page.query['eventId'] ?? ''}
        shopId={data.shop?.SHOP_ID}
      />
      <p className="mt-6 text-small text-pretty text-ink-mute">
        상담과 방문 실측에는 비용이 들지 않습니다. 영업일 기준 2일 안에 연락드립니다.
      </p>
    </FormPage>
  )
}
