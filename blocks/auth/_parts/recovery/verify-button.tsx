'use client'
import { useState } from 'react'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { verifyIdentity } from '../identity/verify-identity'
import { followIdentity, RETURN, type Recovered } from './follow-identity'
import { mirrored } from './mirrored'

/** Verifies, and continues with the found accounts (SYS-15). */
export function VerifyButton({ purpose }: { purpose: Recovered }) {
  const [isBusy, setBusy] = useState(false)
  const verify = async () => {
    if (isBusy) return
    setBusy(true)
    const verified = await verifyIdentity({ purpose, callback: mirrored(RETURN[purpose], location.pathname) })
    if (verified) await followIdentity(purpose, verified.key)
    setBusy(false)
  }
  return (
    <SubmitButton type="button" isSending={isBusy} onClick={() => void verify()}>
      본인인증하기
    </SubmitButton>
  )
}
