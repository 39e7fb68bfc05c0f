import { and, eq, inArray } from 'drizzle-orm'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { records } from '@/services/db/tables/records'
import type { Ctx } from '@/services/kit/service'
import { referencesOf } from '@/services/records/columns-of'

/** Names of what these fields of records refer to, in one query, where the role may see them: `products:P1` → 이름. */
export async function namesOfReferences(
  { db, siteId, rights }: Ctx,
  type: AnyRecordType,
  rows: readonly { draft: RecordValues }[],
  shown: ReadonlySet<string>,
) {
  const wanted = rows
    .flatMap(({ draft }) => referencesOf(type, Object.fromEntries(Object.entries(draft).filter(([field]) => shown.has(field)))))
    .filter((one) => rights.sees(one.type))
  if (wanted.length === 0) return {}
  const found = await db
    .select({ type: records.type, id: records.id, name: records.name })
    .from(records)
    .where(
      and(
        eq(records.siteId, siteId),
        inArray(records.type, [...new Set(wanted.map((one) => one.type))]),
        inArray(records.id, [...new Set(wanted.map((one) => one.id))]),
      ),
    )
  return Object.fromEntries(found.map((one) => [`${one.type}:${one.id}`, one.name]))
}
