// What an area ships (`seeds` of services/<area>/area.ts).
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database'

export type SeedRow = Record<string, unknown>

/** Where a file of pages-fixtures/seed goes, and the cache tags that a change of a row of it affects. */
export interface SeedTarget {
  table: PgTable
  tags: (row: SeedRow) => string[]
}
export type SeedTargets = Readonly<Record<string, SeedTarget>>

/** Inserts a part of the demonstration that is computed: its people, and what happened before. */
export type SeedStep = (tx: Database, siteId: string, now: Date) => Promise<void>

export interface ShippedContent {
  /** What every site needs, in every mode: theme, code sets, menus, categories, terms, words. */
  structure: SeedTargets
  demo: SeedTargets
  /** What the demonstration's members wrote and were told: it names them, so they come first. */
  byMembers: SeedTargets
  /** What happened before the demonstration begins; the people are there. Like `people`, each step decides itself what it still writes. */
  steps: readonly SeedStep[]
}

export interface AreaSeeds extends Partial<ShippedContent> {
  /** The members and what they did. Each step runs at every change of what is shipped, and decides itself what it still writes. */
  people?: readonly SeedStep[]
}
