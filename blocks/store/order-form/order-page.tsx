'use client'
import { useEffect, useState, type ReactNode } from 'react'
import { call } from '@/schemas/api/base/call'
import { ORDER_PAGES } from '@/schemas/rules/store/order-pages'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Empty } from '@/blocks/base/_parts/empty'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { readFacts, type NothingToOrder, type OrderFacts } from './load'
import { OrderFields } from './order-fields'

interface Props {
  id: string
  /** The server's answer; null where a sign-in has to be renewed first. */
  first: OrderFacts | NothingToOrder | null
  items: string
  /** What has to be told of every order, where there can be one. */
  terms: ReactNode
}

/** The form, or what has to be done before it: renew a sign-in, agree as a guest, put something into the cart. */
export function OrderPage({ id, first, items, terms }: Props) {
  const [facts, setFacts] = useState<OrderFacts | NothingToOrder | null | undefined>(first ?? undefined)
  const read = async () => {
    const latest = await readFacts(call, items)
    setFacts(latest)
    return latest
  }
  const readFirst = () => void read().catch(() => setFacts(null))
  const agreement = `${ORDER_PAGES.agreement}${items && `?items=${items}`}`
  const mustAgree = facts && 'buyer' in facts && facts.agreedYn === 'N'
  useEffect(() => {
    if (first) return
    const timer = setTimeout(readFirst)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  // The order form is no page to come back to before the agreement.
  useEffect(() => {
    if (mustAgree) location.replace(agreement)
  }, [mustAgree, agreement])

  if (facts === undefined)
    return (
      <p role="status" className="rounded-sm bg-surface px-6 py-16 text-center text-ink-mute">
        주문서를 불러오고 있습니다.
      </p>
    )
  if (facts === null)
    return (
      <div role="status" className="rounded-sm bg-surface px-6 py-16 text-center">
        <p className="mb-5">주문서를 불러오지 못했습니다.</p>
        <LineButton onClick={readFirst}>다시 불러오기</LineButton>
      </div>
    )
  if (!('buyer' in facts))
    return (
      <Empty
        title="주문할 상품이 없습니다."
        reason={facts.leftOut > 0 ? '고르신 상품은 지금 주문하실 수 없습니다.' : '장바구니에서 주문할 상품을 골라 주세요.'}
        link={{ label: '장바구니 보기', href: ORDER_PAGES.cart }}
      />
    )
  if (mustAgree)
    return (
      <div className="rounded-sm bg-surface px-6 py-16 text-center">
        <p className="mb-5">로그인하지 않고 주문하시려면 먼저 비회원 주문에 동의해 주세요.</p>
        <ActionLink href={agreement}>비회원 주문 동의</ActionLink>
      </div>
    )
  return <OrderFields id={id} facts={facts} items={items} terms={terms} readAgain={read} />
}
