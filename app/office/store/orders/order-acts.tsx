import { Ban, ClipboardCheck, PackageCheck, Truck, Undo2 } from 'lucide-react'
import { ActButton } from '@/builder/ui/act-button'
import { DESTROY_BUTTON, LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { Pill } from '@/builder/ui/pill'
import type { Item } from '@/schemas/api/base/contract'
import type { readDeskOrder } from '@/schemas/api/store/order-desk'
import type { Rights } from '@/schemas/rules/base/rights'
import type { OrderDialog } from './order-dialogs'
import { isAsked } from '../refunds/asked-words'
import { OrderPill } from './order-pill'

interface OrderActsProps {
  order: Item<typeof readDeskOrder>
  rights: Rights
  onAct: (dialog: OrderDialog) => void
}

/** The state of an order, and what the role may do with it now. */
export function OrderActs({ order, rights, onAct }: OrderActsProps) {
  const { state, isFaulty } = order
  const may = (...states: (typeof state)[]): boolean => rights.writes('orders') && states.includes(state)
  const isWaiting = isAsked(order)
  // While another person is asked, nothing else of the same money goes back.
  const refunds = rights.writes('refunds') && !isWaiting
  return (
    <>
      <OrderPill state={state} />
      {order.confirmed && <Pill dot="bg-success">구매 확정</Pill>}
      {order.cancelRequest && (
        <a href="#cancel-request" className="text-studio-label text-danger underline underline-offset-4">
          취소 요청
        </a>
      )}
      {isFaulty && (
        <a href="#events" className="text-studio-label text-danger underline underline-offset-4">
          결제 확인 필요
        </a>
      )}
      {isFaulty && rights.writes('orders') && (
        <ActButton icon={ClipboardCheck} onClick={() => onAct('check')}>
          결제 문제를 확인함
        </ActButton>
      )}
      {may('paid') && (
        <ActButton icon={PackageCheck} look={MAIN_BUTTON} onClick={() => onAct('preparing')}>
          준비 시작
        </ActButton>
      )}
      {may('preparing', 'shipped') && (
        <ActButton
          icon={Truck}
          look={state === 'preparing' && !order.cancelRequest ? MAIN_BUTTON : LINE_BUTTON}
          onClick={() => onAct({ shipmentSeq: undefined })}
        >
          {state === 'preparing' ? '송장 넣고 보내기' : '송장 더하기'}
        </ActButton>
      )}
      {may('shipped') && (
        <ActButton icon={PackageCheck} look={MAIN_BUTTON} onClick={() => onAct('delivered')}>
          배송 완료
        </ActButton>
      )}
      {rights.writes('returns') && (state === 'shipped' || state === 'delivered') && (
        <ActButton icon={Undo2} onClick={() => onAct('return')}>
          교환·반품 접수
        </ActButton>
      )}
      {refunds && may('paid', 'preparing', 'shipped', 'delivered') && order.escrowYn === 'N' && order.amount > order.refundAmount && (
        <ActButton onClick={() => onAct('give')}>금액 돌려드리기</ActButton>
      )}
      {isWaiting && (
        <a href="#refund-requests" className="text-studio-label underline underline-offset-4">
          다른 분의 확인을 기다리는 환불이 있습니다
        </a>
      )}
      {!rights.writes('refunds') && may('waiting', 'paid', 'preparing') && (
        <span className="text-studio-label text-studio-text-mute">취소와 환불은 그 권한이 있는 분이 합니다.</span>
      )}
      {refunds && may('waiting', 'paid', 'preparing') && (
        <ActButton icon={Ban} look={DESTROY_BUTTON} onClick={() => onAct('cancel')}>
          주문 취소
        </ActButton>
      )}
    </>
  )
}
