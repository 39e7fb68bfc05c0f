// What a link can lead to. An area adds a source for things of its own that have a page; records of types with a page need none
// (services/site/domain/record-links.ts). No other file has to know.
import type { LinkState } from '@/schemas/rules/site/link-words'
import type { Database } from '@/services/db/database'
import { areaParts } from '@/services/kit/area-parts'
import type { ClaimsCtx } from '@/services/kit/service'

export interface LinkTarget {
  /** Id of the area of the console that it belongs to: `goods`, `pages`. */
  kind: string
  /** What that is called: 상품. */
  title: string
  id: string
  name: string
  /** What a link writes. */
  address: string
  /** Storage path of its thumbnail; empty without one. */
  picture: string
  state: LinkState
  from: string | null
  until: string | null
  /** When it was last changed: newer ones stand first among equals. */
  at: string
  /** A menu leads to it: such things are offered before anything is typed. */
  isInMenu?: boolean
}

/** What stands at an address: a thing, one in the trash, or none where only things of this kind can be. */
export type AtAddress =
  | { is: 'target'; target: LinkTarget }
  | { is: 'deleted'; kind: string; title: string; name: string }
  | { is: 'missing'; kind: string; title: string }

export type LinkPlace = { db: Database; siteId: string; now: Date }

export interface LinkSource {
  /** Its kinds, as the person sees them: what one may not see is not found. */
  kinds(ctx: Pick<ClaimsCtx, 'rights'>): { kind: string; title: string }[]
  /** @param search trimmed words; of a path its beginning. @param kinds those of its own to look among. @returns candidates, which are ranked by name. */
  find(search: string, kinds: readonly string[], ctx: ClaimsCtx): Promise<LinkTarget[]>
  /** What stands at decoded paths, with their query where they have one; those of others are left out. Whoever asks. */
  at(paths: readonly string[], place: LinkPlace): Promise<Map<string, AtAddress>>
}

export const linkSources = (): LinkSource[] => areaParts<LinkSource>('linkSources')
