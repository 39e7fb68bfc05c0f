'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { knowsPasskey, prepareForPasskey } from './passkey'

const never = () => () => undefined

/** Whether this browser can be asked for a passkey; false until the page woke. Where it can, it is made ready for the press. */
export function useKnowsPasskey(): boolean {
  const knows = useSyncExternalStore(never, knowsPasskey, () => false)
  useEffect(() => {
    if (knows) prepareForPasskey()
  }, [knows])
  return knows
}
