// What stands at addresses of links. A form has many such fields, so those that ask within a moment are one call.
import DataLoader from 'dataloader'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { MOST_LINKS, readLinks } from '@/schemas/api/site/link-targets'

export type LinkAt = Listed<typeof readLinks>

const MOMENT_MS = 20
const asked = new DataLoader<string, LinkAt | null>(
  async (addresses) => {
    const { items } = await call(readLinks, { addresses: addresses.join('\n') })
    const known = new Map(items.map((one) => [one.address, one]))
    return addresses.map((one) => known.get(one) ?? null)
  },
  { cache: false, maxBatchSize: MOST_LINKS, batchScheduleFn: (ask) => void setTimeout(ask, MOMENT_MS) },
)

export const linkAt = (address: string): Promise<LinkAt | null> => asked.load(address)
