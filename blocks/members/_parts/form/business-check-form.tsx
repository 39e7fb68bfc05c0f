'use client'
import type { ReactNode } from 'react'
import { IDENTITY_LABELS, businessIdentityFaults, shownBusinessNumber, type BusinessIdentity } from '@/schemas/rules/members/business'
import { BusinessIdentityFields, type BusinessIdentityForm } from './business-identity-fields'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

interface Props {
  id: string
  /** As entered or confirmed before. */
  known: BusinessIdentity | null
  /** Id of the contract that `send` calls. */
  call: string
  send: (values: BusinessIdentityForm) => Promise<void>
  /** Words of the button. */
  label: string
  /** The result of the check, between the fields and the button. */
  result?: ReactNode
}

/** Checks a business in the register by its number, its start date and its owner (V-BIZ-1, V-BIZ-2, V-BIZ-4). */
export function BusinessCheckForm({ id, known, call, send, label, result }: Props) {
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<BusinessIdentityForm>({
    initial: known ? { ...known, bizRegNum: shownBusinessNumber(known.bizRegNum) } : { bizRegNum: '', startDt: '', owner: '' },
    labels: IDENTITY_LABELS,
    check: (values) => businessIdentityFaults(values, new Date()),
    send,
    call,
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        <BusinessIdentityFields id={id} form={form} errorOf={errorOf} />
      </div>
      {result}
      <SubmitButton isSending={isSending} className="mt-10">
        {label}
      </SubmitButton>
    </form>
  )
}
