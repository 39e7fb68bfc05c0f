'use client'
import { useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { verifyMyBusiness } from '@/schemas/api/members/business'
import { call } from '@/schemas/api/base/call'
import { BUSINESS_STATUS, type BusinessStatus } from '@/schemas/rules/members/business'
import type { Business } from '@/blocks/members/_parts/account/my-business'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { BusinessCheckForm } from '@/blocks/members/_parts/form/business-check-form'

export function VerifyForm({ id, business: { bizRegNum, startDt, owner } }: { id: string; business: Business }) {
  const [found, setFound] = useState<BusinessStatus>()
  return (
    <>
      <BusinessCheckForm
        id={id}
        known={{ bizRegNum, startDt, owner }}
        call={verifyMyBusiness.id}
        label="인증하기"
        send={async (values) => {
          setFound(undefined)
          setFound((await call(verifyMyBusiness, values)).item.status)
        }}
        result={
          <p role="status" className="mt-8 flex gap-1.5 text-success empty:hidden">
            {found && (
              <>
                <Icon name="check" size={20} className="mt-0.5" />
                {`사업자 인증을 마쳤습니다. 국세청에는 ${BUSINESS_STATUS[found]}로 등록되어 있습니다.`}
              </>
            )}
          </p>
        }
      />
      <ActionLink href="/mypage/account/business/info" tone="text" className="mt-4">
        사업자 정보 수정
      </ActionLink>
    </>
  )
}
