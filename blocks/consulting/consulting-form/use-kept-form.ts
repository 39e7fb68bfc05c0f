'use client'
import { useEffect, useRef, useState } from 'react'
import { ANYBODY, clearTypedFields, storeTypedFields } from '@/lib/ui/typed-fields'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { useSession } from '@/blocks/auth/_parts/session/use-session'
import { PictureQueue } from './picture-queue'

const KEY = 'maru-consulting-key'

interface KeptForm {
  pictures: PictureQueue
  /** Sends the request, and once more under a new key if another one was stored under the present key. */
  sendOnce: <T>(send: (key: string) => Promise<T>) => Promise<T>
  forget: () => void
}

/**
 * What is typed and uploaded outlasts a reload and a sign-in: fields in the tab's session storage when the page is left (a submit button
 * restores them), pictures by their keys. So does the key of the request: where its answer was lost, it is stored once all the same.
 * Sending it forgets them all.
 */
export function useKeptForm(): KeptForm {
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
    forgetKey()
  }
  return { pictures, sendOnce, forget }
}

async function sendOnce<T>(send: (key: string) => Promise<T>): Promise<T> {
  try {
    return await send(presentKey())
  } catch (error) {
    if (!(error instanceof CallFailure && error.status === 422)) throw error
    forgetKey()
    return send(presentKey())
  }
}

function presentKey(): string {
  try {
    const key = sessionStorage.getItem(KEY) ?? callKey()
    sessionStorage.setItem(KEY, key)
    return key
  } catch {
    return callKey()
  }
}

function forgetKey(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored there.
  }
}
