// What the search over everything finds besides screens, pages and records. An area adds a finder for what it has; no other file has to know.
import type { Listed } from '@/schemas/api/base/contract'
import type { findEverywhere } from '@/schemas/api/site/console'
import { areaParts } from '@/services/kit/area-parts'
import type { Ctx } from '@/services/kit/service'

/** @param search trimmed words. Finds only what the role may see, by names and numbers and never by what tells who a person is. */
export type Finder = (search: string, ctx: Ctx) => Promise<Listed<typeof findEverywhere>[]>

/** How many things of one kind are listed. */
export const MOST_FOUND = 8

export async function foundEverywhere(search: string, ctx: Ctx): Promise<Listed<typeof findEverywhere>[]> {
  const found = []
  for (const finder of areaParts<Finder>('finders')) found.push(...(await finder(search, ctx)))
  return found
}
