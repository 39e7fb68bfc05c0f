'use client'
import { useState, type FormEvent } from 'react'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { digits } from '@/schemas/rules/base/generic-rules'
import { requiredFault } from '@/schemas/rules/base/required-fault'
import { SubmitButton } from '../form/buttons'
import { formText } from '../form/form-text'
import { TextField } from '../form/text-field'
import type { PickedAddress } from './open-address-search'

/** Used without a search service: a typed post code and address. */
export function TypedAddress({ close }: { close: (picked?: PickedAddress) => void }) {
  const [faults, setFaults] = useState<{ postCode?: string | undefined; address?: string | undefined }>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const form = event.currentTarget
    const [postCode, address] = [digitsOnly(formText(form, 'postCode')), formText(form, 'address')]
    const found = {
      postCode: requiredFault('우편번호', postCode) ?? digits('우편번호', postCode, 5),
      address: requiredFault('주소', address),
    }
    if (found.postCode ?? found.address) setFaults(found)
    else close({ postCode, address, extraAddress: '' })
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto pb-6">
      <p className="text-small text-ink-mute">지금은 주소를 찾을 수 없습니다. 주소를 직접 입력해 주세요.</p>
      <TextField
        id="address-postCode"
        name="postCode"
        label="우편번호"
        inputMode="numeric"
        autoComplete="postal-code"
        error={faults.postCode}
      />
      <TextField id="address-typed" name="address" label="주소" autoComplete="street-address" error={faults.address} />
      <SubmitButton isSending={false}>이 주소로 입력</SubmitButton>
    </form>
  )
}
