'use client'
// What stands at the addresses that fields hold. A form has many such fields, so those that ask within a moment are one call.
import DataLoader from 'dataloader'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { MOST_LINKS, readLinks } from '@/schemas/api/site/link-targets'

export type LinkAt = Listed<typeof readLinks>

const MOMENT_MS = 20
/** How long typing must pause before an address is asked for. */
const PAUSE_MS = 250

const asked = new DataLoader<string, LinkAt | null>(
  async (addresses) => {
    const { items } = await call(readLinks, { addresses: addresses.join('\n') })
    const known = new Map(items.map((one) => [one.address, one]))
    return addresses.map((one) => known.get(one) ?? null)
  },
  { cache: false, maxBatchSize: MOST_LINKS, batchScheduleFn: (ask) => void setTimeout(ask, MOMENT_MS) },
)

export const linkAt = (address: string): Promise<LinkAt | null> => asked.load(address)

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
