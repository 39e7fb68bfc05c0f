// Rows that visitors read become records: those that a seed wrote, and those of a database from before there were records. What staff
// changed stays as they left it, also in a demonstration whose seeds are written anew every day.
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { excluded } from '@/services/db/excluded'
import { records } from '@/services/db/tables/records'
import { columnsOf } from './columns-of'
import type { RecordRow } from './record-change'
import { allStores, type RecordStore, type StoreCtx } from './record-store'

/** Rows of one statement; a statement has at most 65,535 parameters. */
const AT_ONCE = 500

/** The columns that `columnsOf` gives. */
const LISTED = {
  name: excluded(records.name),
  state: excluded(records.state),
  sortAt: excluded(records.sortAt),
  sortOrder: excluded(records.sortOrder),
  facets: excluded(records.facets),
  refs: excluded(records.refs),
  searchText: excluded(records.searchText),
  pairs: excluded(records.pairs),
  page: excluded(records.page),
  linkName: excluded(records.linkName),
  linkInitials: excluded(records.linkInitials),
  linkPairs: excluded(records.linkPairs),
}

/** What there is to adopt; another one where a type of record was added. */
export const recordsVersion = (): string =>
  `3 ${allStores()
    .map(({ type }) => type.type)
    .join(' ')}`

/** @returns the cache tags of what changed for visitors. */
export async function adoptRecords(db: Database, siteId: string, now: Date): Promise<string[]> {
  const ctx: StoreCtx = { db, siteId, now }
  const tags: string[] = []
  for (const store of allStores()) {
    tags.push(...(await showAsEdited(ctx, store)))
    await adopt(ctx, store)
  }
  return tags
}

/** A seed may have written over a row, or brought one back. */
async function showAsEdited(ctx: StoreCtx, store: RecordStore): Promise<string[]> {
  const edited = await ctx.db
    .select()
    .from(records)
    .where(and(eq(records.siteId, ctx.siteId), eq(records.type, store.type.type), eq(records.edited, true)))
  await indexAnew(ctx, store, edited)
  for (const { id, draft, published, parked } of edited) {
    if (published) await store.show(ctx, id, published, null, parked)
    else await store.hide(ctx, id, draft)
  }
  return edited.flatMap(({ id, draft }) => store.tags(id, draft))
}

/** What lists and searches read of an edited record is made as this version makes it. */
async function indexAnew({ db }: StoreCtx, { type }: RecordStore, edited: readonly RecordRow[]): Promise<void> {
  for (let at = 0; at < edited.length; at += AT_ONCE)
    await db
      .insert(records)
      .values(edited.slice(at, at + AT_ONCE).map((row) => ({ ...row, ...columnsOf(type, row.id, row.draft, row.published) })))
      .onConflictDoUpdate({ target: [records.siteId, records.type, records.id], set: LISTED })
}

/** A site has the record of its settings from the first start on. */
async function withFirst(ctx: StoreCtx, store: RecordStore): ReturnType<RecordStore['shown']> {
  const shown = await store.shown(ctx)
  if (!store.first || shown.length > 0) return shown
  const { id, values } = await store.first(ctx)
  await store.show(ctx, id, values, null, null)
  return [{ id, values }]
}

async function adopt(ctx: StoreCtx, store: RecordStore): Promise<void> {
  const { siteId, now } = ctx
  const shown = await withFirst(ctx, store)
  for (let at = 0; at < shown.length; at += AT_ONCE) {
    await ctx.db
      .insert(records)
      .values(
        shown.slice(at, at + AT_ONCE).map(({ id, values }) => ({
          ...columnsOf(store.type, id, values, values),
          siteId,
          type: store.type.type,
          id,
          draft: values,
          published: values,
          publishedAt: now,
          updatedAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: [records.siteId, records.type, records.id],
        set: { draft: excluded(records.draft), published: excluded(records.published), ...LISTED },
        setWhere: sql`not ${records.edited}`,
      })
  }
}
