import type { ViewProps } from '@/renderer/define-block'
import { GUEST_ORDER } from '@/schemas/rules/store/order-pages'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { CartPage } from './cart-page.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** What the visitor or member is about to buy (SYS-40). */
export function Cart({ id, props, data }: ViewProps<Props, Data>) {
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">장바구니</h1>
      <CartPage
        id={id}
        first={data.groups}
        isMember={data.isMember}
        empty={{ label: props.emptyLabel || '스토어 둘러보기', href: props.emptyLink || '/store/home' }}
      />
      {!data.isMember && (
        <ActionLink href={GUEST_ORDER} tone="text" className="mt-6">
          비회원 주문 조회
        </ActionLink>
      )}
    </div>
  )
}
