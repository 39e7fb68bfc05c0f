// Many records in one act: every record is decided by itself and in turn, as ever, and what was decided is written in statements of many
// rows. Whatever reads records on the way (a reference to one that was just published) is preceded by `flush`.
import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { RecordValues } from '@/schemas/records/define-record'
import type { Database } from '@/services/db/database'
import { excluded } from '@/services/db/excluded'
import { recordChanges, records } from '@/services/db/tables/records'
import { referencesOf } from './columns-of'
import { storeOf, type RecordStore, type Row, type Shown, type StoreCtx } from './record-store'

type RecordRow = typeof records.$inferSelect
/** Rows of one statement: a statement has at most 65,535 parameters, and 2 s. */
const AT_ONCE = 200
/** Decided records that wait in memory at most. */
const WAITING = 1_000

/** Every column but the key. */
const ALL = Object.fromEntries(
  Object.entries(getTableColumns(records)).flatMap(([name, column]) =>
    ['siteId', 'type', 'id', 'createdAt'].includes(name) ? [] : [[name, excluded(column)]],
  ),
)

export interface Referenced {
  type: string
  id: string
  name: string
  state: RecordRow['state']
  deletedAt: Date | null
}

export class RecordBatch {
  readonly #rows = new Map<string, RecordRow>()
  readonly #lines: (typeof recordChanges.$inferInsert)[] = []
  readonly #shown = new Map<string, Shown>()
  readonly #hidden = new Map<string, RecordValues>()
  readonly #known = new Map<string, Referenced | undefined>()
  #codes: Promise<ReadonlySet<string>> | undefined
  readonly #ctx: StoreCtx
  readonly #store: RecordStore

  constructor(ctx: StoreCtx, store: RecordStore) {
    this.#ctx = ctx
    this.#store = store
  }

  /** Stores a record as it is now, and the line of its history. */
  async write(row: RecordRow, line: typeof recordChanges.$inferInsert): Promise<void> {
    this.#rows.set(row.id, row)
    this.#lines.push(line)
    if (this.#lines.length >= WAITING) await this.flush()
  }

  /** As `show` of the store. A record that is shown twice is shown as it was last. */
  async show(one: Shown): Promise<void> {
    if (!this.#store.showMany) return this.#store.show(this.#ctx, one.id, one.values, one.before, one.parked)
    if (this.#shown.has(one.id) || this.#hidden.has(one.id)) await this.flush()
    this.#shown.set(one.id, one)
  }

  /** As `hide` of the store; the row that it gives is parked in the record when both are written. */
  async hide(id: string, values: RecordValues): Promise<Row | null> {
    if (!this.#store.hideMany) return this.#store.hide(this.#ctx, id, values)
    if (this.#shown.has(id) || this.#hidden.has(id)) await this.flush()
    this.#hidden.set(id, values)
    return null
  }

  /** Whether what visitors read, or the records themselves, are behind what was decided. */
  get isWaiting(): boolean {
    return this.#lines.length > 0 || this.#shown.size > 0 || this.#hidden.size > 0
  }

  /** Reads what the values of many records refer to in a few queries, for `referenced`. Records of the type itself change on the way. */
  async prepare(values: readonly RecordValues[]): Promise<void> {
    const wanted = new Map<string, Set<string>>()
    for (const one of values)
      for (const { type, id } of referencesOf(this.#store.type, one))
        if (type !== this.#store.type.type) wanted.set(type, (wanted.get(type) ?? new Set()).add(id))
    for (const [type, ids] of wanted)
      for (const some of chunks([...ids])) {
        const rows = await readReferenced(this.#ctx, type, some)
        const found = new Map(rows.map((row) => [row.id, row]))
        for (const id of some) this.#known.set(`${type}:${id}`, found.get(id))
      }
  }

  /** The records that values refer to; undefined when not all of them were prepared. */
  referenced(references: readonly { type: string; id: string }[]): Referenced[] | undefined {
    if (!references.every(({ type, id }) => this.#known.has(`${type}:${id}`))) return undefined
    return references.flatMap(({ type, id }) => this.#known.get(`${type}:${id}`) ?? [])
  }

  /** As `readCodes`, read once: no act on other records changes codes. */
  codes(): Promise<ReadonlySet<string>> {
    return (this.#codes ??= readCodes(this.#ctx))
  }

  /** Writes everything that was decided. */
  async flush(): Promise<void> {
    const { db } = this.#ctx
    const shown = [...this.#shown.values()]
    this.#shown.clear()
    for (const some of chunks(shown)) await this.#store.showMany!(this.#ctx, some)
    const hidden = [...this.#hidden].map(([id, values]) => ({ id, values }))
    this.#hidden.clear()
    for (const some of chunks(hidden))
      for (const [id, parked] of await this.#store.hideMany!(this.#ctx, some)) {
        const row = this.#rows.get(id)
        if (row) this.#rows.set(id, { ...row, parked })
      }
    const rows = [...this.#rows.values()]
    this.#rows.clear()
    for (const some of chunks(rows))
      await db
        .insert(records)
        .values(some)
        .onConflictDoUpdate({ target: [records.siteId, records.type, records.id], set: ALL })
    const lines = this.#lines.splice(0)
    for (const some of chunks(lines)) await db.insert(recordChanges).values(some)
  }
}

function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, at) => list.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
}

/** What a check of a reference needs to know of the records of one type. */
export const readReferenced = ({ db, siteId }: { db: Database; siteId: string }, type: string, ids: string[]): Promise<Referenced[]> =>
  db
    .select({ type: records.type, id: records.id, name: records.name, state: records.state, deletedAt: records.deletedAt })
    .from(records)
    .where(and(eq(records.siteId, siteId), eq(records.type, type), inArray(records.id, ids)))

/** Every common code that visitors read the name of, as the id of its record, `GROUP:CODE`; there are some hundred at most. */
export async function readCodes(ctx: StoreCtx): Promise<ReadonlySet<string>> {
  const shown = await storeOf('codes')?.shown(ctx)
  return new Set(shown?.map(({ id }) => id))
}
