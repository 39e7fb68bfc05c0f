'use client'
import { useEffect, useState } from 'react'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { useTypedFields } from '@/blocks/auth/_parts/session/use-typed-fields'
import { PictureQueue } from './picture-queue'

const KEY = 'maru-consulting-key'

interface KeptForm {
  pictures: PictureQueue
  /** Sends the request, and once more under a new key if another one was stored under the present key. */
  sendOnce: <T>(send: (key: string) => Promise<T>) => Promise<T>
  forget: () => void
}

/**
 * What is typed and uploaded outlasts a reload and a sign-in: the fields, and the pictures by their keys. So does the key of the request:
 * where its answer was lost, it is stored once all the same. Sending it forgets them all.
 */
export function useKeptForm(): KeptForm {
  const typed = useTypedFields()
  const [pictures] = useState(() => new PictureQueue())
  useEffect(() => {
    pictures.start()
    return () => pictures.dispose()
  }, [pictures])
  const forget = () => {
    typed.forget()
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
