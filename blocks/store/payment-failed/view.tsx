import type { ViewProps } from '@/renderer/define-block'
import { ORDER_PAGES, ORDERED_ITEMS } from '@/schemas/rules/store/order-pages'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { failureWords, shownCode } from '../_parts/order/failure-words'
import { SaidWords } from './said-words.lazy'
import type { Props } from './schema'

/** Why a payment did not come about, and the way back to the form, where everything is as it was. Opening it changes nothing. */
export function PaymentFailed({ props, page }: ViewProps<Props>) {
  const { code = '', items = '' } = page.query
  const known = shownCode(code)
  const back = ORDERED_ITEMS.test(items) ? `?items=${items}` : ''
  return (
    <FormPage title={props.title || '결제하지 못했습니다'}>
      <div className="rounded-sm bg-surface px-5 py-4">
        <SaidWords words={failureWords(code)} isOwn={code === 'CONFIRM'} />
        {known && <p className="mt-1 text-caption text-ink-mute">오류 코드 {known}</p>}
      </div>
      <p className="mt-4 mb-8 text-small text-ink-mute">
        {code !== 'CONFIRM' && '결제된 금액은 없습니다. '}주문서에 입력하신 내용은 그대로 있습니다.
      </p>
      <div className="grid gap-3">
        <ActionLink href={`${ORDER_PAGES.payment}${back}`} tone="primary" size="lg">
          다시 결제하기
        </ActionLink>
        <ActionLink href={ORDER_PAGES.cart} size="lg">
          장바구니 보기
        </ActionLink>
      </div>
    </FormPage>
  )
}
