'use client'
import { useEffect, useRef, useState } from 'react'
import { follow } from '@/lib/ui/control-navigation'
import { saveVerified } from '../_parts/identity/certify-me'
import { identityStorage } from '../_parts/identity/identity-storage'
import { followIdentity } from '../_parts/recovery/follow-identity'
import { RecoveryMissing } from '../_parts/recovery/recovery-missing'
import type { Props } from './schema'

interface Return {
  purpose: Props['purpose']
  /** Page that begins the verification. */
  start: string
  /** Page after a member's own certification. */
  next: string
}

export function Returned({ purpose, start, next }: Return) {
  const [isWaiting, setWaiting] = useState(true)
  // The key is valid once: a second run of the effect must not take it.
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current) return
    taken.current = true
    void goOn(purpose, next).then((isGoing) => setWaiting(isGoing))
  }, [purpose, next])
  if (isWaiting) return <p role="status">본인인증 결과를 확인하고 있습니다.</p>
  return <RecoveryMissing href={start} label="본인인증 다시 하기" />
}

/** @returns whether another page is being opened. */
async function goOn(purpose: Props['purpose'], next: string): Promise<boolean> {
  const key = identityStorage.takeKey(purpose)
  if (!key) return false
  if (purpose === 'findId' || purpose === 'resetPw') return followIdentity(purpose, key)
  if (!(await saveVerified(key))) return false
  follow(next)
  return true
}
