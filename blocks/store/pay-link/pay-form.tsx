'use client'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { preparePayLink, type openPayLink } from '@/schemas/api/store/pay-links'
import { AGREE_FIRST, GUEST_CONSENTS, hasAllConsents } from '@/schemas/rules/store/guest-consents'
import { ORDER_LABELS, type OrderFields } from '@/schemas/rules/store/order-form'
import { ORDER_PAGES } from '@/schemas/rules/store/order-pages'
import { PAY_LINK_PAGE } from '@/schemas/rules/store/pay-link'
import { formatDateTime } from '@/schemas/words/dates'
import type { TermTitles } from '@/blocks/members/_parts/form/agreement-rows'
import { AgreementTree } from '@/blocks/members/_parts/form/agreement-tree'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { ConsentsPart } from '../_parts/order/consents-part'
import { loadAct } from '../_parts/order/load-act'
import { guestRows } from '../_parts/order/guest-rows'
import { keptOrder } from '../_parts/order/kept-order'
import { MethodPart } from '../_parts/order/method-part'
import { OrderSum } from '../_parts/order/order-sum'
import { OrderPart } from '../_parts/order/order-part'
import type { PARTS } from '../_parts/order/parts'
import { won } from '../_parts/won'
import { PayLines } from './pay-lines'

interface Props {
  id: string
  token: string
  order: Item<typeof openPayLink>
  titles: TermTitles
  terms: ReactNode
  kept: ReactNode
  readAgain: () => Promise<void>
}

/** Who orders and where it goes is written already, and not shown whole. */
const WRITTEN: OrderFields = {
  ...{ buyerName: '', buyerPhone: '', buyerEmail: '', name: '', phoneNo: '', zipCode: '', address: '', addressDetail: '', request: '' },
  ...{ couponId: '', points: '', wishedDay: '', method: 'CARD', receiptKind: '', escrow: false, customAgreed: false, agreed: false },
}
const LABELS = { customAgreed: ORDER_LABELS.customAgreed, agreed: ORDER_LABELS.agreed }

export function PayForm({ id, token, order, titles, terms, kept, readAgain }: Props) {
  const { lines, amounts, far, buyer, delivery, seller } = order
  const isGuest = order.memberYn === 'N'
  const custom = lines.filter(({ customYn }) => customYn === 'Y').map(({ name }) => name)
  const [consents, setConsents] = useState<Readonly<Record<string, boolean | undefined>>>({})
  const isWhole = !isGuest || hasAllConsents(consents)
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<OrderFields>({
    initial: WRITTEN,
    labels: LABELS,
    check: ({ customAgreed, agreed }) => ({
      customAgreed: custom.length === 0 || customAgreed ? undefined : '주문 제작 상품의 반품 제한을 확인하고 동의해 주세요.',
      agreed: agreed ? undefined : '주문 내용을 확인하고 구매에 동의해 주세요.',
    }),
    send: async (values) => {
      if (isWhole) await pay(values)
    },
    call: preparePayLink.id,
  })
  // The tree stands above the boxes that the form knows: it is the first that is wrong.
  const submit = async (event: FormEvent): Promise<void> => {
    await onSubmit(event)
    // After the form, which brings its own first box into focus in its next turn.
    if (!isWhole) setTimeout(() => document.getElementById(`${id}-tree`)?.focus())
  }
  const isTreeWrong = form.formState.isSubmitted && !isWhole
  const pay = async ({ method, receiptKind, escrow, customAgreed, agreed }: OrderFields): Promise<void> => {
    const opening = loadAct(() => import('../_parts/order/enter-window'))
    // Judged where it is awaited: the order is written meanwhile.
    opening.catch(() => undefined)
    const isCash = method !== 'CARD'
    const sent = {
      ...{ token, method, agreed, customAgreed, amount: amounts.paid },
      ...(isCash && receiptKind ? { receipt: receiptKind } : {}),
      ...(isCash && escrow ? { escrow } : {}),
      ...(isGuest ? { consents: [...GUEST_CONSENTS] } : {}),
    }
    const { item } = await call(preparePayLink, sent).catch(async (error: unknown) => {
      // Paid, cancelled or taken back meanwhile: the page says so in the place of the form.
      if (error instanceof CallFailure && (error.status === 404 || error.status === 409)) await readAgain()
      throw error
    })
    if (item.paidYn === 'Y') return location.assign(`${ORDER_PAGES.complete}?orderId=${item.orderId}`)
    keptOrder.keepOrderId(item.orderId, token)
    const { enterWindow } = await opening
    await enterWindow(item, { ...WRITTEN, receiptKind }, { success: ORDER_PAGES.loading, fail: PAY_LINK_PAGE })
  }
  const [method, receiptKind] = useWatch({ control: form.control, name: ['method', 'receiptKind'] })
  const parts = { id, form, errorOf }
  const part = (name: keyof typeof PARTS, content: ReactNode) => (
    <OrderPart id={id} name={name}>
      {content}
    </OrderPart>
  )
  return (
    <form id={id} method="post" noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
      <FormSummary id={id} wrong={isTreeWrong ? [{ name: 'tree', label: '약관 동의' }, ...wrong] : wrong} refused={refused} />
      <div className="lg:grid lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-x-16">
        <div className="min-w-0">
          {part('lines', <PayLines lines={lines} />)}
          {part(
            'delivery',
            <>
              <p>
                {delivery.name}, {delivery.phoneNo}
              </p>
              <p>{delivery.address}</p>
              <p className="mt-2 text-small text-ink-mute">
                {buyer.name} 님({buyer.phoneNo})의 주문입니다. 개인정보는 가려서 보여 드립니다. 다르면 결제하지 마시고 고객센터로 연락해
                주세요.
              </p>
            </>,
          )}
          {amounts.paid > 0 &&
            part(
              'method',
              <MethodPart {...{ id, form, method, receiptKind }} titleId={`${id}-part-method`} depositHours={order.terms.depositHours} />,
            )}
          {part(
            'consents',
            <>
              {isGuest && (
                <div className="mb-6">
                  {kept}
                  <AgreementTree
                    id={`${id}-tree`}
                    rows={guestRows(titles)}
                    values={consents}
                    onChange={setConsents}
                    error={isTreeWrong ? AGREE_FIRST : undefined}
                  />
                </div>
              )}
              <ConsentsPart {...parts} asked={order.terms} custom={custom} deliveries={lines.map((line) => line.delivery)} terms={terms} />
              <p className="mt-3 text-small text-ink-mute wrap-anywhere">판매자 {seller.join(', ')}</p>
            </>,
          )}
        </div>
        <div className="lg:sticky lg:top-[calc(var(--size-header)+24px)]">
          <OrderSum id={id} amounts={{ ...amounts, optionBack: 0, lines: [] }} far={far} before={undefined} isWritten />
          <p className="mt-3 text-small text-ink-mute">{formatDateTime(order.endsAt)}까지 결제하실 수 있습니다.</p>
          <SubmitButton isSending={isSending} className="mt-5">
            {amounts.paid > 0 ? `${won(amounts.paid)} 결제하기` : '주문하기'}
          </SubmitButton>
        </div>
      </div>
    </form>
  )
}
