'use client'
import { useRef, useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import type { CartGroup as Group, CartItem } from '@/schemas/api/store/cart'
import { ORDER_PAGES } from '@/schemas/rules/store/order-pages'
import { Empty } from '@/blocks/base/_parts/empty'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { amountsOf, canBuy, linesOf } from './lines-of'
import { CartGroup } from './cart-group'
import { OrderSummary } from './order-summary'
import { useCart } from './use-cart'

interface Props {
  id: string
  /** The server's answer; null where a sign-in has to be renewed first. */
  first: Group[] | null
  isMember: boolean
  empty: { label: string; href: string }
}

/** The lines of the cart by delivery, which of them are ordered, and what they cost. Everything that can be bought is chosen at first. */
export function CartPage({ id, first, isMember, empty }: Props) {
  const { groups, change, remove, readAgain } = useCart(first)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const place = useRef<HTMLDivElement>(null)
  if (!groups)
    return groups === null ? (
      <div role="status" className="rounded-sm bg-surface px-6 py-16 text-center">
        <p className="mb-5">장바구니를 불러오지 못했습니다.</p>
        <LineButton onClick={readAgain}>다시 불러오기</LineButton>
      </div>
    ) : (
      <p role="status" className="rounded-sm bg-surface px-6 py-16 text-center text-ink-mute">
        장바구니를 불러오고 있습니다.
      </p>
    )
  const lines = linesOf(groups)
  if (lines.length === 0)
    return (
      <div ref={place} tabIndex={-1} className="outline-none">
        <Empty title="장바구니가 비어 있습니다." reason="마음에 드는 상품을 담으시면 이곳에 모입니다." link={empty} />
      </div>
    )
  const isChosen = ({ cartSeq }: CartItem): boolean => !left.has(cartSeq)
  const open = lines.filter(canBuy)
  const chosen = open.filter(isChosen)
  const choose = (some: readonly CartItem[], to: boolean) => {
    const next = new Set(left)
    for (const { cartSeq } of some) {
      if (to) next.delete(cartSeq)
      else next.add(cartSeq)
    }
    setLeft(next)
  }
  const take = (some: readonly CartItem[]) => {
    const index = lines.findIndex(({ cartSeq }) => cartSeq === some[0]!.cartSeq)
    void remove(some)
    // The pressed button goes with its line: its neighbour gets the focus, or what remains.
    requestAnimationFrame(() => {
      const buttons = place.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
      ;(buttons[Math.min(index, buttons.length - 1)] ?? place.current)?.focus({ preventScroll: true })
    })
  }
  const gone = lines.filter((line) => !canBuy(line))
  const state = chosen.length === open.length && open.length > 0 ? 'all' : chosen.length > 0 ? 'some' : 'none'
  const items = chosen.map(({ cartSeq }) => cartSeq).join(',')
  const order = `${ORDER_PAGES.payment}?items=${items}`
  return (
    <div ref={place} tabIndex={-1} className="outline-none lg:grid lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-x-16">
      <div>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4">
          <CheckBox id={`${id}-all`} checked={state === 'all'} mixed={state === 'some'} onChange={() => choose(open, state !== 'all')}>
            전체 선택{' '}
            <span className="numeric text-ink-mute">
              {chosen.length}/{lines.length}
            </span>
          </CheckBox>
          <div className="flex flex-wrap gap-x-4">
            {gone.length > 0 && (
              <button type="button" onClick={() => take(gone)} className="min-h-11 text-small underline underline-offset-4">
                주문할 수 없는 상품 빼기
              </button>
            )}
            {chosen.length > 0 && (
              <button type="button" onClick={() => take(chosen)} className="min-h-11 text-small underline underline-offset-4">
                선택한 상품 빼기
              </button>
            )}
          </div>
        </div>
        {groups.map((group) => (
          <CartGroup
            key={group.kind}
            group={group}
            isChosen={isChosen}
            onChoose={(line, to) => choose([line], to)}
            onChange={change}
            onRemove={(line) => take([line])}
          />
        ))}
      </div>
      <div className="lg:sticky lg:top-[calc(var(--size-header)+24px)] max-lg:contents">
        <OrderSummary
          amounts={amountsOf(chosen).amounts}
          count={chosen.length}
          href={isMember ? order : `${ORDER_PAGES.agreement}?items=${items}`}
          onStop={() => showSnackbar('주문할 상품을 선택해 주세요.')}
        />
      </div>
    </div>
  )
}
