// Where the records of a type are kept for visitors: the table that visitors' calls read. Publishing writes a row there and withdrawing
// takes it away, so that those calls know nothing of drafts.
import type { Problem } from '@/schemas/api/base/failure'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import type { Database } from '@/services/db/database'
import { areaParts } from '@/services/kit/area-parts'

export interface StoreCtx {
  db: Database
  siteId: string
  now: Date
  /** Who does it; nobody where a moment came or a database is set up. */
  session?: { readonly staff?: { readonly id: string } | undefined }
}
export type Row = Record<string, unknown>

/** A record that visitors shall see: see `show` of a store. */
export interface Shown {
  id: string
  values: RecordValues
  before: RecordValues | null
  parked: Row | null
}

export interface RecordStore {
  type: AnyRecordType
  /** A new id, unused by any record of the type. @returns undefined when the values name a record that exists already. */
  newId(ctx: StoreCtx, values: RecordValues): Promise<string | undefined>
  /** New ids for many records at once; of a store whose ids are made of what is written, undefined. */
  newIds?: ((ctx: StoreCtx, count: number) => Promise<string[]>) | undefined
  /** Writes what visitors read. @param before the values they read until now. @param parked a row that `hide` gave. */
  show(ctx: StoreCtx, id: string, values: RecordValues, before: RecordValues | null, parked: Row | null): Promise<void>
  /** Takes away what visitors read. @returns the row, so that counters and dates come back with it. */
  hide(ctx: StoreCtx, id: string, values: RecordValues): Promise<Row | null>
  /** What is wrong with values that only the database can tell: a name that is taken. @param published what visitors see now. */
  problems?: (ctx: StoreCtx, id: string, values: RecordValues, published: RecordValues | null) => Promise<Problem[]>
  /** `show` and `hide` of many in few statements; of a store without them, records are shown one by one. */
  showMany?: ((ctx: StoreCtx, list: readonly Shown[]) => Promise<void>) | undefined
  /** @returns the rows that were there, by the id of their record. */
  hideMany?: ((ctx: StoreCtx, list: readonly { id: string; values: RecordValues }[]) => Promise<Map<string, Row>>) | undefined
  /** Why it cannot be hidden now, as a sentence; undefined when it can. */
  whyShown?: (ctx: StoreCtx, id: string) => Promise<string | undefined>
  /** Everything that visitors read, as records: a database of an earlier version has rows without records, and seeds write rows. */
  shown(ctx: StoreCtx): Promise<{ id: string; values: RecordValues }[]>
  /** Of a type that a site has once: the record that it begins with. */
  first?: (ctx: StoreCtx) => Promise<{ id: string; values: RecordValues }>
  /** Cache tags of the pages and answers that show it. */
  tags(id: string, values: RecordValues): string[]
}

export const allStores = (): RecordStore[] => areaParts<RecordStore>('stores')
export const storeOf = (type: string): RecordStore | undefined => allStores().find((store) => store.type.type === type)
