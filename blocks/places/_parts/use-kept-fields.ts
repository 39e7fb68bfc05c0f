'use client'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { useTypedFields } from '@/blocks/auth/_parts/session/use-typed-fields'

interface KeptFields {
  /** Sends the form under its key. Where another one was stored under it, the person hears so, and the next press sends a further one. */
  sendOnce: <T>(send: (key: string) => Promise<T>) => Promise<T>
  forget: () => void
}

/**
 * What is typed outlasts a reload and a sign-in, and so does the key of the form: where its answer was lost, it is stored once all the
 * same. Sending it forgets both.
 * @param keyName of the key in the session storage.
 */
export function useKeptFields(keyName: string): KeptFields {
  const typed = useTypedFields()
  const forget = () => {
    typed.forget()
    forgetKey(keyName)
  }
  return { sendOnce: (send) => sendOnce(keyName, send), forget }
}

async function sendOnce<T>(keyName: string, send: (key: string) => Promise<T>): Promise<T> {
  try {
    return await send(presentKey(keyName))
  } catch (error) {
    if (error instanceof CallFailure && error.status === 422) forgetKey(keyName)
    throw error
  }
}

function presentKey(keyName: string): string {
  try {
    const key = sessionStorage.getItem(keyName) ?? callKey()
    sessionStorage.setItem(keyName, key)
    return key
  } catch {
    return callKey()
  }
}

function forgetKey(keyName: string): void {
  try {
    sessionStorage.removeItem(keyName)
  } catch {
    // Nothing was stored there.
  }
}
