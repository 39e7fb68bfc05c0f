'use client'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { askCancel, askGuestCancel } from '@/schemas/api/store/order-requests'
import type { Order } from '@/schemas/api/store/orders'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { CANCEL_OTHER, CANCEL_REASONS } from '@/schemas/rules/store/cancel-reasons'
import { cancelPreview } from '@/schemas/rules/store/cancel-preview'
import { guestOrderPath, myOrderPath } from '@/schemas/rules/store/order-pages'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import type { AccountFields } from './account-faults'
import { CANCEL_LABELS, cancelFaults, reasonOf, type CancelFields } from './cancel-fields'
import { CancelLines } from './cancel-lines'
import { CancelReturn } from './cancel-return'
import { chosenAtFirst, wholeWordsOf } from './chosen-at-first'
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

/** Asks to cancel an order that is being packed, or pieces of it, with what would come back. A press that is repeated asks once. */
export function CancelRequestForm({ id, order, isGuest, lineSeq, account }: Props) {
  const { orderId, payment } = order
  // The bank took the deposit back: nothing is there to return.
  const isUnpaid = payment?.status === 'READY'
  const isDeposit = payment?.method === 'VBANK' && !isUnpaid
  const wholeWords = wholeWordsOf(order)
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(() => chosenAtFirst(order, wholeWords ? undefined : lineSeq))
  const preview = cancelPreview(order, chosen)
  const key = useRef<string>(undefined)
  const contract = isGuest ? askGuestCancel : askCancel
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<CancelFields>({
    initial: { pieces: '', reason: '', more: '', keepsAccount: false, ...(account ?? { bank: '', accountNo: '', holder: '' }) },
    labels: CANCEL_LABELS,
    check: (fields) => cancelFaults(fields, { chosen: chosen.size, needsAccount: isDeposit }),
    send: async (fields) => {
      const refundAccount = { bank: fields.bank, accountNo: digitsOnly(fields.accountNo), holder: fields.holder.trim() }
      key.current ??= callKey()
      try {
        const input = {
          id: orderId,
          reason: reasonOf(fields),
          amount: isUnpaid ? 0 : preview.amount,
          ...(preview.isWhole ? {} : { items: [...chosen].map(([line, qty]) => ({ lineSeq: line, qty })) }),
          ...(isDeposit ? { refundAccount } : {}),
        }
        await call(contract, input, { key: key.current })
        if (isDeposit && !isGuest && fields.keepsAccount) await keepAccount(refundAccount)
        // The order says what became of the request.
        location.replace(isGuest ? guestOrderPath(orderId) : myOrderPath(orderId))
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
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        <p className="rounded-sm bg-surface px-5 py-4 text-small">
          상품을 준비하고 있는 주문이라 바로 취소되지 않습니다. 요청하시면 담당자가 확인하여 고르신 상품을 취소하고 환불해 드리거나, 취소할
          수 없는 까닭을 알려 드립니다. 답을 드리기 전에는 상품을 보내지 않으며, 요청은 언제든 철회하실 수 있습니다.
        </p>
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
        {isDeposit && <RefundAccountPart id={id} form={form} errorOf={errorOf} stored={account} isGuest={isGuest} />}
        <section aria-labelledby={`${id}-return`} aria-live="polite" className="rounded-sm bg-surface p-6">
          <h2 id={`${id}-return`} className="type-title mb-3">
            요청대로 취소되면 돌려받는 것
          </h2>
          <CancelReturn preview={preview} isWaiting={isUnpaid} isWritten={order.writtenYn === 'Y'} />
        </section>
      </div>
      <SubmitButton isSending={isSending} className="mt-6">
        취소 요청하기
      </SubmitButton>
    </form>
  )
}
