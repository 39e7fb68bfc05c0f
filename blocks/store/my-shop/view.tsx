import type { ViewProps } from '@/renderer/define-block'
import { Icon } from '@/lib/ui/icon'
import type { OrderCode } from '@/schemas/rules/store/order-states'
import { MY_RESTOCKS } from '@/schemas/rules/store/restock'
import { MY_ORDERS, MY_REFUND_ACCOUNT, MY_RETURNS } from '@/schemas/rules/store/order-pages'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Empty } from '@/blocks/base/_parts/empty'
import { hrefWith } from '@/blocks/base/_parts/href-with'
import { CODE_WORDS } from '../_parts/orders/code-words'
import { OrderRow } from '../_parts/orders/order-row'
import { pointWords } from '../_parts/point-words'
import { TO_STORE } from '../_parts/to-store'
import type { Data } from './load'
import type { Props } from './schema'

const STEPS: readonly OrderCode[] = ['WAIT', 'PAID', 'PREPARE', 'SHIP', 'DONE']
const MORE = [
  ['주문 내역', MY_ORDERS],
  ['상품 후기', '/mypage/shop/review'],
  ['상품 문의', '/mypage/consulting/qna'],
  ['재입고 알림', MY_RESTOCKS],
  ['배송지 관리', '/mypage/shop/delivery'],
  ['교환·반품 내역', MY_RETURNS],
  ['환불 계좌 관리', MY_REFUND_ACCOUNT],
] as const

/** Where a member's orders stand, and what they have for the next one (SYS-40). */
export function MyShop({ id, data: { orders, counts, points, coupons } }: ViewProps<Props, Data>) {
  const countOf = (code: OrderCode): number => counts.find(({ status }) => status === code)?.count ?? 0
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">쇼핑 내역</h1>
      {orders === null ? (
        <Empty title="회원의 쇼핑을 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      ) : (
        <>
          <ul aria-label="주문 상태" className="grid grid-cols-5 rounded-sm bg-surface py-4 text-center">
            {STEPS.map((code) => (
              <li key={code}>
                <a href={hrefWith(MY_ORDERS, {}, { status: code })} className="block px-1 py-2 underline-offset-4 hover:underline">
                  <b className="type-h3 numeric block">{countOf(code)}</b>
                  <span className="text-caption text-ink-mute">{CODE_WORDS[code]}</span>
                </a>
              </li>
            ))}
          </ul>
          <ul className="mt-4 grid grid-cols-2 gap-4">
            <Total label="포인트" value={pointWords(points)} href="/mypage/shop/point" />
            <Total label="쿠폰" value={`${coupons}장`} href="/mypage/shop/coupon" />
          </ul>
          <section aria-labelledby={`${id}-latest`} className="mt-12">
            <h2 id={`${id}-latest`} className="type-h3 mb-3">
              최근 주문
            </h2>
            {orders.length === 0 ? (
              <Empty title="아직 주문하신 상품이 없습니다." reason="스토어에서 주문하시면 이곳에 모입니다." link={TO_STORE} />
            ) : (
              <>
                <ul aria-labelledby={`${id}-latest`} className="border-t border-ink">
                  {orders.map((order) => (
                    <OrderRow key={order.orderId} order={order} heading="h3" />
                  ))}
                </ul>
                <ActionLink href={MY_ORDERS} tone="text" className="mt-4">
                  전체 주문 보기
                </ActionLink>
              </>
            )}
          </section>
          <ul className="mt-12 border-t border-line">
            {MORE.map(([label, href]) => (
              <li key={href} className="border-b border-line">
                <a href={href} className="flex min-h-14 items-center justify-between gap-4 underline-offset-4 hover:underline">
                  {label}
                  <Icon name="chevron" size={18} className="text-ink-mute" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const Total = ({ label, value, href }: { label: string; value: string; href: string }) => (
  <li>
    <a
      href={href}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-sm border border-line px-5 py-3 hover:border-ink"
    >
      <span className="text-small text-ink-mute">{label}</span>
      <b className="numeric font-semibold">{value}</b>
    </a>
  </li>
)
