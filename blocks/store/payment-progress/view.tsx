import type { ViewProps } from '@/renderer/define-block'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { Progress } from './progress.lazy'
import type { Props } from './schema'

/** Where the provider's window comes back to: the payment is confirmed once, however often this page is opened. */
export function PaymentProgress({ props, page }: ViewProps<Props>) {
  return (
    <FormPage title={props.title || '결제를 확인하고 있습니다'}>
      <Progress phone={page.site.phone} />
    </FormPage>
  )
}
