import type { ViewProps } from '@/renderer/define-block'
import { GUEST_ORDER, ORDER_PAGES, ORDERED_ITEMS } from '@/schemas/rules/store/order-pages'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { GuestKept } from '../_parts/order/guest-kept'
import { AgreementForm } from './agreement-form.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** What a visitor agrees to before an order without an account; nothing is agreed to beforehand. */
export function GuestAgreement({ id, props, data, page }: ViewProps<Props, Data>) {
  const items = ORDERED_ITEMS.test(page.query['items'] ?? '') ? `?items=${page.query['items']}` : ''
  return (
    <FormPage title="비회원 주문" lead={props.lead || '로그인하지 않고 주문하시려면 아래 내용을 확인하고 동의해 주세요.'}>
      <GuestKept />
      <AgreementForm id={id} terms={data.terms} next={`${ORDER_PAGES.payment}${items}`} />
      <div className="mt-10 border-t border-line pt-6">
        <h2 className="type-title">회원이신가요?</h2>
        <p className="mt-1.5 mb-5 text-small text-ink-mute">
          로그인하시면 지금 담으신 상품이 회원 장바구니에 더해지고, 회원가와 쿠폰, 포인트를 사용하실 수 있습니다.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ActionLink href={`/login?callback=${encodeURIComponent(ORDER_PAGES.cart)}`}>로그인하고 주문하기</ActionLink>
          <ActionLink href={GUEST_ORDER} tone="text">
            이미 하신 비회원 주문 보기
          </ActionLink>
        </div>
      </div>
    </FormPage>
  )
}
