'use client'
import { useState } from 'react'
import { follow } from '@/lib/ui/control-navigation'
import { RESULT } from '@/blocks/auth/_parts/account/certify-use'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { certifyNow } from '@/blocks/auth/_parts/identity/certify-me'

/** The remaining step of a member without a password who is not certified yet (S-IDV-12), after the confirmation by a social account. */
export function Certify({ next }: { next: string }) {
  const [isBusy, setBusy] = useState(false)
  const certify = async () => {
    setBusy(true)
    if (await certifyNow(`${RESULT.account}?callback=${encodeURIComponent(next)}`)) follow(next)
    setBusy(false)
  }
  return (
    <div className="mb-10 rounded-sm bg-surface p-5">
      <p className="text-pretty">본인인증을 마치면 회원 서비스를 모두 이용할 수 있습니다.</p>
      <SubmitButton type="button" isSending={isBusy} onClick={() => void certify()} className="mt-4">
        본인인증하기
      </SubmitButton>
    </div>
  )
}
