'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { follow } from '@/lib/ui/control-navigation'
import { takeAgencyIdentity } from '@/schemas/api/members/agency'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { identityStorage } from '@/blocks/auth/_parts/identity/identity-storage'
import { verifyIdentity } from '@/blocks/auth/_parts/identity/verify-identity'

interface Props {
  /** The person verified in this sign-up already. */
  memberName: string | null
  next: string
}

/** Verifies the person who signs up for the business (SYS-13). In-app browsers leave the page for it and return to it. */
export function IdentityStep({ memberName, next }: Props) {
  const [isBusy, setBusy] = useState(false)
  const take = async (key: string) => {
    if (await trackedCall(takeAgencyIdentity, { key })) follow(next)
  }
  const onReturn = useEffectEvent(() => {
    const key = identityStorage.takeKey('agency')
    if (key) void take(key)
  })
  useEffect(() => onReturn(), [])

  const verify = async () => {
    setBusy(true)
    try {
      const verified = await verifyIdentity({ purpose: 'agency' })
      if (verified) await take(verified.key)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {memberName ? (
        <>
          <p>{memberName}님으로 본인인증을 마쳤습니다.</p>
          <ActionLink href={next} tone="primary" size="lg" className="mt-8 w-full">
            다음
          </ActionLink>
          <LineButton onClick={() => void verify()} aria-disabled={isBusy} className="mt-2 w-full">
            다른 사람으로 다시 인증
          </LineButton>
        </>
      ) : (
        <>
          <p className="text-pretty">가입을 신청하는 담당자 본인의 휴대전화로 인증합니다. 새 창이 열립니다.</p>
          <SubmitButton type="button" isSending={isBusy} onClick={() => void (isBusy || verify())} className="mt-8">
            본인인증하기
          </SubmitButton>
        </>
      )}
      <p className="mt-6 text-caption text-pretty text-ink-mute">
        인증한 이름과 생년월일, 휴대전화 번호는 가입에만 쓰이고 이 브라우저에는 남지 않습니다.
      </p>
    </>
  )
}
