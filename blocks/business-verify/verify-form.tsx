'use client'
import { useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { verifyMyBusiness } from '@/schemas/api/business'
import { call } from '@/schemas/api/call'
import {
  BUSINESS_STATUS,
  IDENTITY_LABELS,
  businessIdentityFaults,
  shownBusinessNumber,
  type BusinessStatus,
} from '@/schemas/rules/business'
import { ActionLink } from '../_parts/action-link'
import type { Business } from '../_parts/account/my-business'
import { BusinessIdentityFields, type BusinessIdentityForm } from '../_parts/form/business-fields'
import { SubmitButton } from '../_parts/form/form-buttons'
import { FormSummary } from '../_parts/form/form-summary'
import { useFormCall } from '../_parts/form/use-form-call'

export function VerifyForm({ id, business: { bizRegNum, startDt, owner } }: { id: string; business: Business }) {
  const [found, setFound] = useState<BusinessStatus>()
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<BusinessIdentityForm>({
    initial: { bizRegNum: shownBusinessNumber(bizRegNum), startDt, owner },
    labels: IDENTITY_LABELS,
    check: (values) => businessIdentityFaults(values, new Date()),
    send: async (values) => {
      setFound(undefined)
      setFound((await call(verifyMyBusiness, values)).item.status)
    },
    call: verifyMyBusiness.id,
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        <BusinessIdentityFields id={id} form={form} errorOf={errorOf} />
      </div>
      <p role="status" className="mt-8 flex gap-1.5 text-success empty:hidden">
        {found && (
          <>
            <Icon name="check" size={20} className="mt-0.5" />
            {`사업자 인증을 마쳤습니다. 국세청에는 ${BUSINESS_STATUS[found]}로 등록되어 있습니다.`}
          </>
        )}
      </p>
      <SubmitButton isSending={isSending} className="mt-8">
        인증하기
      </SubmitButton>
      <ActionLink href="/mypage/account/business/info" tone="text" className="mt-4">
        사업자 정보 수정
      </ActionLink>
    </form>
  )
}
