// What is counted by day. An area names its own kinds, how their subjects are recognised and called, and what else a view of one changes;
// no other file has to know. The dashboard of the console is made of this list.
import type { Database } from '@/services/db/database'
import { areaParts } from '@/services/kit/area-parts'

/** A published page that a visitor sees. */
export interface SeenPage {
  path: string
  /** Its pattern, `/zin/product/:id`, and what the path says for it. */
  route: string
  params: Readonly<Record<string, string>>
}
export interface CountedSubject {
  words: string
  /** Where visitors see it; empty where they do not. */
  path: string
}
interface Where {
  db: Database
  siteId: string
}

export interface CountKind {
  kind: string
  /** In the console: 시공사례 조회. */
  words: string
  /** What one of its subjects is called: 시공사례. Absent where the kind has none. */
  subject?: string
  /** Whether the source of the visitor is counted with it. */
  hasSource?: true
  /** A higher count is no good news: 응답하지 못한 페이지. */
  isBad?: true
  /** Different subjects of one day, where a caller may invent them; what comes later that day is counted together. */
  most?: number
  /** The subject that a page shows; undefined for a page that shows none. */
  seenOn?: (page: SeenPage) => string | undefined
  /** Adds views to the records themselves, in the transaction of the counts. @returns the subjects that exist; others are not counted. */
  add?: (where: Where, views: ReadonlyMap<string, number>) => Promise<ReadonlySet<string>>
  /** Cache tag of everything that is ordered by these counts. */
  tag?: string
  /** Names of subjects; one that is missing is shown as it was counted. */
  namesOf?: (where: Where, subjects: readonly string[]) => Promise<ReadonlyMap<string, CountedSubject>>
}

/** Subject of what came after the most different ones of a day. */
export const OTHER_SUBJECTS = '…'

/** In the order of the areas, which is that of the dashboard. */
export const countKinds = (): CountKind[] => areaParts<CountKind>('counts')
export const countKind = (kind: string): CountKind | undefined => countKinds().find((one) => one.kind === kind)
