'use client'
import { useState } from 'react'
import { follow } from '@/lib/ui/control-navigation'
import type { SessionUser } from '@/schemas/api/auth/session'
import { wayToCertify } from '@/schemas/rules/auth/identity'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { saveVerified } from '../identity/certify-me'
import { verifyIdentity } from '../identity/verify-identity'
import { mirrored } from '../recovery/mirrored'
import { RESULT, type CertifyUse } from './certify-use'

interface Props {
  use: CertifyUse
  user: SessionUser | null
  /** Path of this site to continue with. */
  next: string
}

/** Verifies the member and continues; a member without a password is sent to the page of social accounts (S-IDV-12). */
export function CertifyButton({ use, user, next }: Props) {
  const [isBusy, setBusy] = useState(false)
  const certify = async () => {
    if (isBusy) return
    const way = user ? wayToCertify(user) : 'popup'
    const callback = `callback=${encodeURIComponent(next)}`
    if (way.startsWith('/')) return follow(`${way}?${callback}`)
    setBusy(true)
    const verified = await verifyIdentity({ purpose: use, callback: `${mirrored(RESULT[use], location.pathname)}?${callback}` })
    if (verified && (await saveVerified(verified.key))) follow(next)
    setBusy(false)
  }
  return (
    <SubmitButton type="button" isSending={isBusy} onClick={() => void certify()}>
      본인인증하기
    </SubmitButton>
  )
}
