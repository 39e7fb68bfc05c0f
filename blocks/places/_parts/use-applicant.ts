'use client'
import { useCallback, useEffect, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { readApplicant } from '@/schemas/api/consulting/requests'
import { useSession } from '@/blocks/auth/_parts/session/use-session'

export type Applicant = Item<typeof readApplicant>

/** Who would ask; null until it is known. Read again after a verification, and when somebody signs in or out. */
export function useApplicant(): { applicant: Applicant | null; refresh: () => Promise<void> } {
  const session = useSession()
  const [applicant, setApplicant] = useState<Applicant | null>(null)
  const refresh = useCallback(async () => setApplicant((await call(readApplicant, {})).item), [])
  const memberNo = session.code === 'signed' ? session.user.memberNo : ''
  useEffect(() => {
    const leaving = new AbortController()
    call(readApplicant, {}, { signal: leaving.signal }).then(
      ({ item }) => !leaving.signal.aborted && setApplicant(item),
      // Without an answer the form asks for the verification, and the service decides.
      () => !leaving.signal.aborted && setApplicant((known) => known ?? NOBODY),
    )
    return () => leaving.abort()
  }, [memberNo])
  return { applicant, refresh }
}

const NOBODY: Applicant = { identifiedYn: 'N', memberName: '', mobileNo: '' }
