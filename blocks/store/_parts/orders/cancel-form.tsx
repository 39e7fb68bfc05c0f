'use client'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { cancelGuestOrder, cancelOrder } from '@/schemas/api/store/cancellations'
import type { Order } from '@/schemas/api/store/orders'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { CANCEL_OTHER, CANCEL_REASONS } from '@/schemas/rules/store/cancel-reasons'
import { cancelPreview, piecesLeft } from '@/schemas/rules/store/cancel-preview'
import { guestOrderPath } from '@/schemas/rules/store/order-pages'
import { ESCROW_WORDS } from '@/schemas/rules/store/escrow-words'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import type { AccountFields } from './account-faults'
import { CANCEL_LABELS, cancelFaults, reasonOf, type CancelFields } from './cancel-fields'
import { CancelDone } from './cancel-done'
import { CancelLines } from './cancel-lines'
import { CancelReturn } from './cancel-return'
import { keepAccount } from './keep-account'
import { RefundAccountPart } from './refund-account-part'

interface Props {
  id: string
  order: Order
  isGuest: boolean
  /** Chosen at first; all lines without it. */
  lineSeq: number | undefined
  /** The member's own, which can be changed for this order. */
  account: AccountFields | null
}

const reasons = CANCEL_REASONS.map((value) => ({ value, label: value }))

/** Which pieces are cancelled and why. What comes back is said before it is sent; a press that is repeated cancels nothing twice. */
export function CancelForm({ id, order: first, isGuest, lineSeq, account }: Props) {
  const [order, setOrder] = useState(first)
  const [done, setDone] = useState<Order>()
  const key = useRef<string>(undefined)
  const isWaiting = order.status === 'WAIT'
  const wholeWords = isWaiting
    ? '입금 전에는 주문 전체만 취소하실 수 있습니다.'
    : order.payment?.escrowYn === 'Y'
      ? ESCROW_WORDS.cancelWhole
      : ''
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(() => chosenAtFirst(first, wholeWords ? undefined : lineSeq))
  const needsAccount = order.payment?.method === 'VBANK' && !isWaiting
  const contract = isGuest ? cancelGuestOrder : cancelOrder
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<CancelFields>({
    initial: { pieces: '', reason: '', more: '', keepsAccount: false, ...(account ?? { bank: '', accountNo: '', holder: '' }) },
    labels: CANCEL_LABELS,
    check: (fields) => cancelFaults(fields, { chosen: chosen.size, needsAccount }),
    send: async (fields) => {
      const refundAccount = { bank: fields.bank, accountNo: digitsOnly(fields.accountNo), holder: fields.holder.trim() }
      key.current ??= callKey()
      const input = {
        id: order.orderId,
        reason: reasonOf(fields),
        ...(cancelPreview(order, chosen).isWhole ? {} : { items: [...chosen].map(([line, qty]) => ({ lineSeq: line, qty })) }),
        ...(needsAccount ? { refundAccount } : {}),
      }
      try {
        const { item } = await call(contract, input, { key: key.current })
        // The order above the form is a part of the page: it is read anew, with what became of it.
        if (isGuest) return location.replace(`${guestOrderPath(order.orderId)}&done=cancelled`)
        setDone(item)
        if (needsAccount && fields.keepsAccount) void keepAccount(refundAccount)
      } catch (error) {
        // An answer that was lost may have been a yes: only a refusal begins anew.
        if (error instanceof CallFailure && error.status < 500 && error.code !== 'network') key.current = undefined
        throw error
      }
    },
    call: contract.id,
  })
  const reason = useWatch({ control: form.control, name: 'reason' })
  const changed = useRef(false)
  useEffect(() => {
    if (changed.current && form.formState.isSubmitted) void form.trigger('pieces')
  }, [chosen, form])
  const choose = (line: number, qty: number) => {
    changed.current = true
    key.current = undefined
    setChosen(new Map([...[...chosen].filter(([one]) => one !== line), ...(qty > 0 ? [[line, qty] as const] : [])]))
  }
  if (done)
    return (
      <CancelDone
        order={done}
        wasWaiting={isWaiting}
        coupon={cancelPreview(order, chosen).couponBack}
        isGuest={false}
        onMore={() => {
          setOrder(done)
          setChosen(chosenAtFirst(done, undefined))
          key.current = undefined
          setDone(undefined)
        }}
      />
    )
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        <CancelLines id={id} order={order} chosen={chosen} onChoose={choose} wholeWords={wholeWords} error={errorOf('pieces')} />
        <SelectField
          id={`${id}-reason`}
          label={CANCEL_LABELS.reason}
          options={reasons}
          error={errorOf('reason')}
          {...form.register('reason')}
        />
        {reason === CANCEL_OTHER && (
          <TextArea id={`${id}-more`} label={CANCEL_LABELS.more} rows={3} error={errorOf('more')} {...form.register('more')} />
        )}
        {needsAccount && <RefundAccountPart id={id} form={form} errorOf={errorOf} stored={account} isGuest={isGuest} />}
        <section aria-labelledby={`${id}-return`} aria-live="polite" className="rounded-sm bg-surface p-6">
          <h2 id={`${id}-return`} className="type-title mb-3">
            취소하면 돌려받는 것
          </h2>
          <CancelReturn preview={cancelPreview(order, chosen)} isWaiting={isWaiting} isWritten={order.writtenYn === 'Y'} />
        </section>
      </div>
      <SubmitButton isSending={isSending} className="mt-8">
        취소하기
      </SubmitButton>
    </form>
  )
}

const chosenAtFirst = (order: Order, lineSeq: number | undefined): Map<number, number> => {
  const open = order.items.filter((line) => piecesLeft(line) > 0)
  const wanted = open.filter((line) => line.lineSeq === lineSeq)
  return new Map((wanted.length > 0 ? wanted : open).map((line) => [line.lineSeq, piecesLeft(line)]))
}
