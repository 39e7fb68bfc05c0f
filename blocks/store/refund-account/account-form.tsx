'use client'
import { useEffect } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { saveRefundAccount } from '@/schemas/api/store/deliveries'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { maskAccountNo } from '@/schemas/rules/base/mask'
import type { BankCode } from '@/schemas/rules/store/banks'
import { useTypedFields } from '@/blocks/auth/_parts/session/use-typed-fields'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { ACCOUNT_LABELS, accountFaults, type AccountFields as Fields } from '../_parts/orders/account-faults'
import { AccountFields } from '../_parts/orders/account-fields'
import type { MaskedAccount } from './load'

interface Props {
  id: string
  /** The account that this one replaces; its number is typed anew. */
  before: MaskedAccount | null
  /** Opened by a button: the focus goes into it. */
  isPressed: boolean
  onSaved: (saved: MaskedAccount) => void
  onCancel: () => void
}

export function AccountForm({ id, before, isPressed, onSaved, onCancel }: Props) {
  const { forget } = useTypedFields()
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Fields>({
    initial: { bank: before?.bank ?? '', accountNo: '', holder: before?.holder ?? '' },
    labels: ACCOUNT_LABELS,
    check: accountFaults,
    send: async ({ bank, accountNo: typed, holder: name }) => {
      const [accountNo, holder] = [digitsOnly(typed), name.trim()]
      await call(saveRefundAccount, { bank: bank as BankCode, accountNo, holder })
      forget()
      showSnackbar('환불 계좌를 저장했습니다.')
      onSaved({ bank, maskedNo: maskAccountNo(accountNo), holder })
    },
    call: saveRefundAccount.id,
  })
  useEffect(() => {
    if (isPressed) form.setFocus('bank')
  }, [form, isPressed])
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-6">
        <AccountFields id={id} form={form} errorOf={errorOf} />
      </div>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <LineButton onClick={onCancel} className="h-14!">
          취소
        </LineButton>
        <SubmitButton isSending={isSending}>저장</SubmitButton>
      </div>
    </form>
  )
}
