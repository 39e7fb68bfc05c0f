import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/record-pages'
import { recordAddresses, records } from '@/services/db/tables/records'
import { operation } from '@/services/kit/service'

const said = (field: string) => sql<string>`coalesce(${records.published} ->> ${field}, '')`

/** Publishing the record raises the tags of every page that shows it, and so of its head. */
export const readRecordHead = operation(contracts.readRecordHead, async ({ path }, { db, siteId }) => {
  const [head] = await db
    .select({
      title: said('shareTitle'),
      description: said('shareDescription'),
      picture: said('sharePicture'),
      address: sql<string>`coalesce(${recordAddresses.path}, '')`,
    })
    .from(records)
    .leftJoin(
      recordAddresses,
      and(
        eq(recordAddresses.siteId, records.siteId),
        eq(recordAddresses.type, records.type),
        eq(recordAddresses.recordId, records.id),
        eq(recordAddresses.isCurrent, true),
      ),
    )
    .where(and(eq(records.siteId, siteId), eq(records.page, path), isNotNull(records.published), isNull(records.deletedAt)))
    .limit(1)
  return { item: head ?? { title: '', description: '', picture: '', address: '' } }
})
