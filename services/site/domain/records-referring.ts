import { and, arrayContains, eq, isNull, or, sql } from 'drizzle-orm'
import { records } from '@/services/db/tables/records'
import type { StoreCtx } from '@/services/records/record-store'

const SHOWN = 100

/** @param refs as a record keeps them: `type:id`, or `path:/an/address`. */
export const recordsReferring = ({ db, siteId }: Pick<StoreCtx, 'db' | 'siteId'>, refs: readonly string[]) =>
  db
    .select({ type: records.type, id: records.id, name: records.name, published: sql<boolean>`${records.published} is not null` })
    .from(records)
    .where(and(eq(records.siteId, siteId), isNull(records.deletedAt), or(...refs.map((ref) => arrayContains(records.refs, [ref])))))
    .orderBy(records.name)
    .limit(SHOWN)
