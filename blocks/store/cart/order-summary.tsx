'use client'
import type { Amounts } from '@/schemas/rules/store/cart-amounts'
import { won } from '../_parts/won'

interface Props {
  amounts: Amounts
  /** Lines that are ordered. */
  count: number
  /** Where the order begins. */
  href: string
  onStop: () => void
}

/** What the chosen goods cost with delivery and installation. On a phone the total and the button stay at the lower edge of the screen. */
export function OrderSummary({ amounts, count, href, onStop }: Props) {
  return (
    <>
      <section aria-labelledby="cart-sum" className="rounded-sm bg-surface p-6">
        <h2 id="cart-sum" className="type-title mb-3">
          주문 금액
        </h2>
        <dl className="numeric">
          <Row name="상품 금액" words={won(amounts.goods)} />
          <Row name="배송비" words={amounts.delivery === 0 ? '무료' : won(amounts.delivery)} />
          {amounts.install > 0 && <Row name="설치비" words={won(amounts.install)} />}
          <div className="mt-3 flex justify-between gap-4 border-t border-line pt-3 font-semibold">
            <dt>총 주문 금액</dt>
            <dd>{won(amounts.total)}</dd>
          </div>
        </dl>
        <p className="mt-3 text-caption text-ink-mute">쿠폰과 포인트는 주문서에서 사용하실 수 있습니다.</p>
        <div className="mt-5 max-lg:hidden">
          <OrderLink count={count} href={href} onStop={onStop} />
        </div>
      </section>
      <div className="sticky bottom-0 z-10 -mx-(--gutter) flex items-center gap-4 border-t border-line bg-page px-(--gutter) pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] lg:hidden">
        <p className="numeric shrink-0">
          <span className="block text-caption text-ink-mute">총 주문 금액</span>
          <b className="font-semibold">{won(amounts.total)}</b>
        </p>
        <OrderLink count={count} href={href} onStop={onStop} />
      </div>
    </>
  )
}

const Row = ({ name, words }: { name: string; words: string }) => (
  <div className="flex justify-between gap-4 py-1">
    <dt className="text-ink-mute">{name}</dt>
    <dd>{words}</dd>
  </div>
)

function OrderLink({ count, href, onStop }: Pick<Props, 'count' | 'href' | 'onStop'>) {
  return (
    <a
      href={href}
      aria-disabled={count === 0 || undefined}
      onClick={(event) => {
        if (count > 0) return
        event.preventDefault()
        onStop()
      }}
      className="no-prerender inline-flex h-14 w-full min-w-0 items-center justify-center rounded-sm bg-action px-6 text-center font-semibold text-on-ink transition-colors duration-(--duration-quick) hover:bg-action-hover aria-disabled:bg-ink-mute"
    >
      {count === 0 ? '주문하기' : `${count}개 상품 주문하기`}
    </a>
  )
}
