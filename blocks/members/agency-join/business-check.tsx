'use client'
import { follow } from '@/lib/ui/control-navigation'
import { checkAgencyBusiness } from '@/schemas/api/members/agency'
import { call } from '@/schemas/api/base/call'
import type { BusinessIdentity } from '@/schemas/rules/members/business'
import { BusinessCheckForm } from '@/blocks/members/_parts/form/business-check-form'

interface Props {
  id: string
  /** As confirmed before. */
  known: BusinessIdentity | null
  next: string
}

/** The business must be registered and in operation before the next step (V-BIZ-1). */
export function BusinessCheck({ id, known, next }: Props) {
  return (
    <BusinessCheckForm
      id={id}
      known={known}
      call={checkAgencyBusiness.id}
      label="사업자 확인하기"
      send={async (values) => {
        await call(checkAgencyBusiness, values)
        follow(next)
      }}
    />
  )
}
