'use client'
import { useState } from 'react'
import { follow } from '@/lib/ui/control-navigation'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { verifyIdentity } from '@/blocks/auth/_parts/identity/verify-identity'

const LIST = '/mypage/consulting'

/** Verifies, and opens the wanted page: the verified person is stored with this browser's visit. */
export function VerifyVisitor() {
  const [isBusy, setBusy] = useState(false)
  const verify = async () => {
    if (isBusy) return
    setBusy(true)
    const wanted = safeCallback(new URLSearchParams(location.search).get('callback'), LIST)
    if (await verifyIdentity({ purpose: 'consulting', callback: wanted })) follow(wanted)
    setBusy(false)
  }
  return (
    <SubmitButton type="button" isSending={isBusy} onClick={() => void verify()}>
      본인인증하기
    </SubmitButton>
  )
}
