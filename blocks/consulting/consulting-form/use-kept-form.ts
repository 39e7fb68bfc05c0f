'use client'
import { useEffect, useRef, useState } from 'react'
import { ANYBODY, clearTypedFields, storeTypedFields } from '@/lib/ui/typed-fields'
import { useSession } from '@/blocks/auth/_parts/session/use-session'
import { PictureQueue } from './picture-queue'

/**
 * What is typed and uploaded outlasts a reload and a sign-in: fields in the tab's session storage when the page is left (a submit button
 * restores them), pictures by their keys. Sending it forgets both.
 */
export function useKeptForm(): { pictures: PictureQueue; forget: () => void } {
  const session = useSession()
  const [pictures] = useState(() => new PictureQueue())
  const owner = useRef('')
  const isSent = useRef(false)
  useEffect(() => {
    owner.current = session.code === 'signed' ? session.user.memberNo : session.code === 'unsigned' ? ANYBODY : ''
  }, [session])
  useEffect(() => {
    pictures.start()
    const leave = () => void (isSent.current || storeTypedFields(owner.current))
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      pictures.dispose()
    }
  }, [pictures])
  const forget = () => {
    isSent.current = true
    clearTypedFields()
    pictures.forget()
  }
  return { pictures, forget }
}
