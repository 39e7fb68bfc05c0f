'use client'
import { useWatch, type Path, type UseFormReturn } from 'react-hook-form'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { AccountFields } from './account-fields'
import type { AccountFields as Account, KeptAccountFields } from './account-faults'

interface Props<V extends KeptAccountFields> {
  id: string
  form: UseFormReturn<V>
  errorOf: (name: Path<V>) => string | undefined
  /** The stored one of the member. */
  stored: Account | null
  /** Visitors have no account with us that could store it. */
  isGuest: boolean
}

/** The account that money goes back to; one that is not stored yet may be stored for the next time. */
export function RefundAccountPart<V extends KeptAccountFields>({ id, form, errorOf, stored, isGuest }: Props<V>) {
  const name = (field: keyof KeptAccountFields) => field as Path<V>
  const [bank, accountNo, holder] = useWatch({
    control: form.control,
    name: [name('bank'), name('accountNo'), name('holder')],
  }) as string[]
  const isStored =
    stored !== null && bank === stored.bank && digitsOnly(accountNo ?? '') === stored.accountNo && holder?.trim() === stored.holder
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-3 font-semibold">환불받으실 계좌</legend>
      {isStored && <p className="text-small text-ink-mute">저장하신 환불 계좌입니다. 다른 계좌로 받으시려면 고쳐 주세요.</p>}
      <AccountFields id={id} form={form} errorOf={errorOf} />
      {!isGuest && !isStored && (
        <CheckBox id={`${id}-keepsAccount`} {...form.register(name('keepsAccount'))}>
          {stored ? '저장한 환불 계좌를 이 계좌로 바꾸기' : '다음에도 쓰도록 환불 계좌로 저장하기'}
        </CheckBox>
      )}
    </fieldset>
  )
}
