'use client'
import { useEffect, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { verifyJoin } from '@/schemas/api/members/joins'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { isInApp } from '@/schemas/rules/base/is-in-app'
import { identityStorage } from '@/blocks/auth/_parts/identity/identity-storage'
import { sayRefusal, verifyIdentity } from '@/blocks/auth/_parts/identity/verify-identity'

interface JoinIdentity {
  /**
   * Verifies and stores the person in the draft (S-JOIN-1). Call it inside the click.
   * @param before saves further data. It runs after the popup, so that one visit contains both; when the page itself leaves, before it.
   */
  verify: (before?: () => Promise<boolean>) => Promise<boolean>
  isKeeping: boolean
}

/**
 * @param landing return page of a verification in the whole page, in in-app browsers; this page by default.
 * @param onReturn called there after a successful verification.
 */
export function useJoinIdentity({ landing, onReturn }: { landing?: string; onReturn: () => void }): JoinIdentity {
  const [isKeeping, setKeeping] = useState(false)
  useEffect(() => {
    const key = identityStorage.takeKey('join')
    if (key) void keepIdentity(key).then((isKept) => isKept && onReturn())
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes up
  }, [])
  return {
    isKeeping,
    async verify(before) {
      const asked = { purpose: 'join', ...(landing ? { callback: landing } : {}) } as const
      if (isInApp(navigator.userAgent)) return before && !(await before()) ? false : (await verifyIdentity(asked)) !== false
      const verified = await verifyIdentity(asked)
      if (!verified || (before && !(await before()))) return false
      setKeeping(true)
      const isKept = await keepIdentity(verified.key)
      setKeeping(false)
      return isKept
    },
  }
}

/** Shows its own refusal; an existing member is offered the login (S-IDV-13). */
async function keepIdentity(key: string): Promise<boolean> {
  try {
    await call(verifyJoin, { key })
    return true
  } catch (error) {
    if (error instanceof CallFailure && error.status === 409) await sayRefusal({ message: error.message })
    else await sayFailure(error, { id: verifyJoin.id })
    return false
  }
}
