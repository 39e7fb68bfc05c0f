'use client'
import { useEffect, useRef } from 'react'
import { ANYBODY, clearTypedFields, storeTypedFields } from '@/lib/ui/typed-fields'
import { lastMemberNo } from '@/schemas/api/auth/session-state'
import { useSession } from './use-session'

/**
 * What is typed outlasts a reload and a sign-in: it lies in the tab's session storage when the page is left, and a submit button restores
 * it. `forget` ends that, once it was sent.
 */
export function useTypedFields(): { forget: () => void } {
  const session = useSession()
  const owner = useRef('')
  const isSent = useRef(false)
  useEffect(() => {
    // The member may have signed out since, here or in another tab, and another one signed in: what is on the page stays the first one's.
    if (owner.current !== '' && owner.current !== ANYBODY) return
    owner.current = session.code === 'signed' ? session.user.memberNo : lastMemberNo() || (session.code === 'unsigned' ? ANYBODY : '')
  }, [session])
  useEffect(() => {
    const leave = () => void (isSent.current || storeTypedFields(owner.current))
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  const forget = () => {
    isSent.current = true
    clearTypedFields()
  }
  return { forget }
}
