import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/record-pages'
import { recordAddresses, records } from '@/services/db/tables/records'
import { operation } from '@/services/kit/service'

const NOWHERE = { item: { to: '', isHere: false } }

/** One step, however often the record moved: an address belongs to its record and not to the address after it. */
export const readRecordAddress = operation(contracts.readRecordAddress, async ({ path }, { db, siteId }) => {
  const [asked] = await db
    .select({ type: recordAddresses.type, id: recordAddresses.recordId, isCurrent: recordAddresses.isCurrent, page: records.page })
    .from(recordAddresses)
    .innerJoin(
      records,
      and(eq(records.siteId, recordAddresses.siteId), eq(records.type, recordAddresses.type), eq(records.id, recordAddresses.recordId)),
    )
    .where(and(eq(recordAddresses.siteId, siteId), eq(recordAddresses.path, path), isNotNull(records.published), isNull(records.deletedAt)))
  if (!asked?.page) return NOWHERE
  if (asked.isCurrent) return { item: { to: asked.page, isHere: true } }
  const [now] = await db
    .select({ path: recordAddresses.path })
    .from(recordAddresses)
    .where(
      and(
        eq(recordAddresses.siteId, siteId),
        eq(recordAddresses.type, asked.type),
        eq(recordAddresses.recordId, asked.id),
        eq(recordAddresses.isCurrent, true),
      ),
    )
  return { item: { to: now?.path ?? asked.page, isHere: false } }
})
