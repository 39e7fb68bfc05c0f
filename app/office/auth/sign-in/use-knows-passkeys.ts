'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { knowsPasskeys, prepareForPasskeys } from './passkey'

const never = () => () => undefined

/** Whether this browser can be asked for a passkey; false until the page woke. Where it can, it is made ready for the press. */
export function useKnowsPasskeys(): boolean {
  const knows = useSyncExternalStore(never, knowsPasskeys, () => false)
  useEffect(() => {
    if (knows) prepareForPasskeys()
  }, [knows])
  return knows
}
