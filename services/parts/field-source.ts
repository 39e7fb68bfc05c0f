// Records that fields of blocks name by a `source` of their schema (`events:quizChoice`). The check of a page knows schemas alone; whether
// the named record fits the block is said by its area here.
import type { Database } from '@/services/db/database'
import { areaParts } from '@/services/kit/area-parts'

export interface SourcePlace {
  db: Database
  siteId: string
}

export interface FieldSource {
  /** Before the colon: `events`. */
  name: string
  /** Why the record cannot stand in such a field, as a sentence; undefined when it can. @param detail what stands behind the colon. */
  whyNot: (place: SourcePlace, detail: string, value: unknown) => Promise<string | undefined>
}

export const fieldSource = (name: string): FieldSource | undefined => areaParts<FieldSource>('sources').find((one) => one.name === name)
