import type { ReactNode } from 'react'
import { CONTACT } from '@/schemas/rules/base/contact'
import type { Order } from '@/schemas/api/store/orders'
import { formatDateTime } from '@/schemas/words/dates'
import { pieceWords } from '@/schemas/rules/store/piece-words'
import { ActionLink, SafeLink } from '@/blocks/base/_parts/action-link'
import { ParcelList } from '../parcels/parcel-list'
import { won } from '../won'
import { CancelRequestFacts } from './cancel-request-facts'
import { DeliveryChange } from './delivery-change.lazy'
import { deliveryRows } from './delivery-rows'
import { FactRows } from './fact-rows'
import type { OrderAction } from './order-actions'
import { OrderAmounts } from './order-amounts'
import { OrderLines } from './order-lines'
import { PaymentFacts } from './payment-facts'
import { phoneWords } from './phone-words'
import { RefundLines } from './refund-lines'
import { ReceiptForm } from './receipt-form.lazy'
import { StateBadge } from './state-badge'

interface Props {
  id: string
  order: Order
  actions?: readonly OrderAction[]
  actionsOf?: (line: Order['items'][number]) => readonly OrderAction[]
  /** Before the actions. */
  children?: ReactNode
}

const REFUND_WORDS = { REQUESTED: '처리하고 있습니다', DONE: '환불했습니다', FAIL: '환불하지 못했습니다' } as const

/** It is not handed over. */
const ADDRESS_OPEN: readonly Order['status'][] = ['WAIT', 'PAID', 'PREPARE']
const REFUND_OF = { CANCEL: '취소', RETURN: '반품', GIVEN: '금액 환불' } as const

/** A whole order as its buyer reads it: what, for how much, paid how, sent where, and what went back. */
export function OrderSheet({ id, order, actions = [], actionsOf, children }: Props) {
  const { orderId, REG_DT, buyer, delivery, refunds, shipments, guestYn, version, maskedYn } = order
  const rows = <FactRows rows={deliveryRows(order)} />
  const until = order.payment?.cashReceiptUntil
  return (
    <div className="lg:grid lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-x-16">
      <div className="grid min-w-0 gap-10">
        <section aria-labelledby={`${id}-lines`}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id={`${id}-lines`} className="type-title">
              주문 상품
            </h2>
            <StateBadge order={order} />
          </div>
          <p className="meta numeric mt-1 text-small text-ink-mute">
            <time dateTime={REG_DT}>{formatDateTime(REG_DT)}</time>
            <span>주문 번호 {orderId}</span>
          </p>
          <OrderLines order={order} {...(actionsOf ? { actionsOf } : {})} />
        </section>
        <Part id={`${id}-delivery`} title="배송지">
          {ADDRESS_OPEN.includes(order.status) ? (
            <DeliveryChange id={`${id}-d`} order={{ orderId, version, delivery, guestYn, maskedYn }}>
              {rows}
            </DeliveryChange>
          ) : (
            rows
          )}
        </Part>
        {order.cancelRequest && (
          <Part id="cancel-request" title="취소 요청">
            <CancelRequestFacts order={order} />
          </Part>
        )}
        {shipments.length > 0 && (
          <Part id={`${id}-shipments`} title="배송">
            <ParcelList parcels={shipments} />
          </Part>
        )}
        <Part id={`${id}-buyer`} title="주문하신 분">
          <FactRows
            rows={[
              ['이름', buyer.name],
              ['연락처', phoneWords(buyer.phoneNo)],
              ['이메일', buyer.email],
            ]}
          />
        </Part>
        {until && (
          <Part id={`${id}-receipt`} title="현금영수증 신청">
            <p className="mt-2 mb-5 text-small text-ink-mute">
              현금영수증 없이 결제하셨습니다. {formatDateTime(until)}까지 신청하실 수 있습니다.
            </p>
            <ReceiptForm id={`${id}-r`} orderId={orderId} isGuest={guestYn === 'Y'} />
          </Part>
        )}
        {refunds.length > 0 && (
          <Part id={`${id}-refunds`} title="취소와 환불">
            <ul className="mt-3 border-t border-line">
              {refunds.map((refund) => (
                <li key={refund.REG_DT} className="border-b border-line py-4">
                  <p className="font-semibold">
                    {REFUND_OF[refund.of]} · {REFUND_WORDS[refund.status]}
                  </p>
                  <p className="meta numeric text-small text-ink-mute">
                    <time dateTime={refund.REG_DT}>{formatDateTime(refund.REG_DT)}</time>
                    {refund.amount > 0 && <span>{won(refund.amount)}</span>}
                    {refund.pointAmount > 0 && <span>포인트 {refund.pointAmount.toLocaleString('ko-KR')}P</span>}
                  </p>
                  {refund.items.length > 0 && <p className="mt-1 text-small wrap-anywhere">{pieceWords(refund.items)}</p>}
                  {refund.parts && (
                    <dl className="numeric mt-1 text-small">
                      <RefundLines parts={refund.parts} isWritten={order.writtenYn === 'Y'} />
                    </dl>
                  )}
                  <p className="mt-1 text-small wrap-anywhere">{refund.reason}</p>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      <section
        aria-labelledby={`${id}-sum`}
        className="mt-10 rounded-sm bg-surface p-6 lg:sticky lg:top-[calc(var(--size-header)+24px)] lg:mt-0"
      >
        <h2 id={`${id}-sum`} className="type-title mb-3">
          결제
        </h2>
        <OrderAmounts order={order} />
        <PaymentFacts order={order} />
        <div className="mt-5 grid gap-3">
          {children}
          {actions.map(({ label, href }) => (
            <ActionLink key={href} href={href} className="no-prerender w-full">
              {label}
            </ActionLink>
          ))}
          <SafeLink href={CONTACT} className="inline-flex min-h-11 items-center text-small underline underline-offset-4">
            주문에 대해 문의하기
          </SafeLink>
        </div>
      </section>
    </div>
  )
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="type-title">
      {title}
    </h2>
    {children}
  </section>
)
