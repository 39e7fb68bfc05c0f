'use client'
import { follow } from '@/lib/ui/navigation'
import { checkAgencyBusiness } from '@/schemas/api/agency'
import { call } from '@/schemas/api/call'
import { IDENTITY_LABELS, businessIdentityFaults, shownBusinessNumber, type BusinessIdentity } from '@/schemas/rules/business'
import { BusinessIdentityFields, type BusinessIdentityForm } from '../_parts/form/business-fields'
import { SubmitButton } from '../_parts/form/form-buttons'
import { FormSummary } from '../_parts/form/form-summary'
import { useFormCall } from '../_parts/form/use-form-call'

interface Props {
  id: string
  /** As it was confirmed before. */
  known: BusinessIdentity | null
  next: string
}

/** A business must be known and in operation before anything else is asked (V-BIZ-1, V-BIZ-2, V-BIZ-4). */
export function BusinessCheck({ id, known, next }: Props) {
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<BusinessIdentityForm>({
    initial: known ? { ...known, bizRegNum: shownBusinessNumber(known.bizRegNum) } : { bizRegNum: '', startDt: '', owner: '' },
    labels: IDENTITY_LABELS,
    check: (values) => businessIdentityFaults(values, new Date()),
    send: async (values) => {
      await call(checkAgencyBusiness, values)
      follow(next)
    },
    call: checkAgencyBusiness.id,
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        <BusinessIdentityFields id={id} form={form} errorOf={errorOf} />
      </div>
      <SubmitButton isSending={isSending} className="mt-10">
        사업자 확인하기
      </SubmitButton>
    </form>
  )
}
