'use client'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { linkAt, type LinkAt } from '../state/link-at'

/** How long typing must pause before an address is asked for. */
const PAUSE_MS = 250

/** Null while it is not known; of an address of another site nothing is asked. */
export function useLinkAt(address: string): LinkAt | null {
  const [settled, setSettled] = useState(address)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [address])
  const isOwn = settled === address && /^\/[^/\\]/.test(address)
  // A thing may be published or thrown away elsewhere while the form is open.
  const { data } = useSWR<LinkAt | null, unknown>(isOwn ? ['link-at', address] : null, () => linkAt(address))
  return data ?? null
}
