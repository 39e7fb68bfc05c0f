import type { Caller } from '@/schemas/api/call'
import type { CallOptions } from '@/schemas/api/send'
import type { Item, Listed } from '@/schemas/api/contract'
import { listLinks } from '@/schemas/api/social'

/** How a member may sign in by social accounts, and whether he was confirmed in this session. */
export type Links = Item<typeof listLinks> & { links: Listed<typeof listLinks>[] }

export async function askLinks(call: Caller, options?: CallOptions): Promise<{ item: Links }> {
  const { item, items } = await call(listLinks, {}, options)
  return { item: { ...item, links: items } }
}
