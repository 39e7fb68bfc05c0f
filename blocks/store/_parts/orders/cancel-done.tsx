'use client'
import { useEffect, useRef } from 'react'
import type { Order } from '@/schemas/api/store/orders'
import { MY_ORDERS, myOrderPath } from '@/schemas/rules/store/order-pages'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { won } from '../won'

interface Props {
  /** As it is now. */
  order: Pick<Order, 'orderId' | 'status' | 'cancellableYn' | 'refunds'>
  /** For its deposit. */
  wasWaiting: boolean
  /** It can be used again. */
  coupon: boolean
  /** The order stands on the same page. */
  isGuest: boolean
  onMore?: () => void
}

/** What became of the cancellation, with the focus on it. */
export function CancelDone({ order, wasWaiting, coupon, isGuest, onMore }: Props) {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => place.current?.focus(), [])
  const latest = order.refunds.at(-1)
  const isOpen = latest?.status === 'REQUESTED'
  const amount = latest?.amount ?? 0
  const points = latest?.pointAmount ?? 0
  const words = isOpen
    ? '결제사의 확인을 기다리고 있습니다. 확인되는 대로 알려 드리며, 다시 신청하지 않으셔도 됩니다.'
    : wasWaiting
      ? '입금 계좌를 닫았습니다. 이 계좌로 입금하지 마세요.'
      : amount > 0
        ? `${won(amount)}을 환불했습니다. 카드사나 은행에 따라 며칠이 걸릴 수 있습니다.`
        : points === 0 && '돌려드릴 금액이 없습니다.'
  return (
    <div>
      <h2 ref={place} tabIndex={-1} className="type-h3 outline-none">
        {isOpen ? '취소를 접수했습니다.' : order.status === 'CANCEL' ? '주문을 취소했습니다.' : '선택하신 상품을 취소했습니다.'}
      </h2>
      {words && <p className="mt-3">{words}</p>}
      {!isOpen && points > 0 && <p className="numeric mt-1">포인트 {points.toLocaleString('ko-KR')}P를 돌려드렸습니다.</p>}
      {!isOpen && coupon && <p className="mt-1">사용하신 쿠폰은 다시 사용하실 수 있습니다.</p>}
      {!isGuest && (
        <div className="mt-8 flex flex-wrap gap-3">
          <ActionLink href={myOrderPath(order.orderId)} tone="primary">
            주문 보기
          </ActionLink>
          <ActionLink href={MY_ORDERS}>주문 내역</ActionLink>
          {order.cancellableYn === 'Y' && !isOpen && <LineButton onClick={onMore}>더 취소하기</LineButton>}
        </div>
      )}
    </div>
  )
}
