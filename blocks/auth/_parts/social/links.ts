import type { Caller } from '@/schemas/api/base/call'
import type { CallOptions } from '@/schemas/api/base/send'
import type { Item, Listed } from '@/schemas/api/base/contract'
import { listLinks } from '@/schemas/api/auth/social'

/** A member's social accounts, and whether the member confirmed in this session. */
export type Links = Item<typeof listLinks> & { links: Listed<typeof listLinks>[] }

export async function askLinks(call: Caller, options?: CallOptions): Promise<{ item: Links }> {
  const { item, items } = await call(listLinks, {}, options)
  return { item: { ...item, links: items } }
}
