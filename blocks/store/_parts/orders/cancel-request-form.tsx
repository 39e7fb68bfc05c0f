'use client'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { askCancel, askGuestCancel } from '@/schemas/api/store/order-requests'
import type { Order } from '@/schemas/api/store/orders'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { CANCEL_OTHER, CANCEL_REASONS } from '@/schemas/rules/store/cancel-reasons'
import { guestOrderPath, myOrderPath } from '@/schemas/rules/store/order-pages'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import type { AccountFields } from './account-faults'
import { CANCEL_LABELS, cancelFaults, reasonOf, type CancelFields } from './cancel-fields'
import { keepAccount } from './keep-account'
import { RefundAccountPart } from './refund-account-part'

interface Props {
  id: string
  order: Pick<Order, 'orderId'> & { isDeposit: boolean }
  isGuest: boolean
  /** The member's own, which can be changed for this order. */
  account: AccountFields | null
}

const reasons = CANCEL_REASONS.map((value) => ({ value, label: value }))

/** Asks to cancel the whole of an order that is being packed. A press that is repeated asks once. */
export function CancelRequestForm({ id, order: { orderId, isDeposit }, isGuest, account }: Props) {
  const key = useRef<string>(undefined)
  const contract = isGuest ? askGuestCancel : askCancel
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<CancelFields>({
    initial: { pieces: '', reason: '', more: '', keepsAccount: false, ...(account ?? { bank: '', accountNo: '', holder: '' }) },
    labels: CANCEL_LABELS,
    check: (fields) => cancelFaults(fields, { chosen: 1, needsAccount: isDeposit }),
    send: async (fields) => {
      const refundAccount = { bank: fields.bank, accountNo: digitsOnly(fields.accountNo), holder: fields.holder.trim() }
      key.current ??= callKey()
      try {
        await call(contract, { id: orderId, reason: reasonOf(fields), ...(isDeposit ? { refundAccount } : {}) }, { key: key.current })
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
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        <p className="rounded-sm bg-surface px-5 py-4 text-small">
          상품을 준비하고 있는 주문이라 바로 취소되지 않습니다. 요청하시면 담당자가 확인하여 주문 전체를 취소하고 환불해 드리거나, 취소할 수
          없는 까닭을 알려 드립니다. 답을 드리기 전에는 상품을 보내지 않으며, 요청은 언제든 철회하실 수 있습니다.
        </p>
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
      </div>
      <SubmitButton isSending={isSending} className="mt-6">
        취소 요청하기
      </SubmitButton>
    </form>
  )
}
