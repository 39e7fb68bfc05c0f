import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/record-views'
import type { RecordValues } from '@/schemas/records/define-record'
import { redirectRecord } from '@/schemas/records/site/redirect-record'
import { recordAddresses } from '@/services/db/tables/records'
import { operation } from '@/services/kit/service'
import { documentsNaming } from '../domain/documents-naming'
import { eventsNaming } from '../domain/events-naming'
import { namesOfPath } from '../domain/names-of-path'
import { plainPath } from '../domain/plain-path'
import { recordsReferring } from '../domain/records-referring'
import { requestedType } from '../domain/requested-type'
import { usageLines } from '../domain/usage-lines'
import { documentsWith } from './documents-with'
import { findRecord } from './require-record'

export const listRecordUsages = operation(contracts.listRecordUsages, async ({ type, id }, ctx) => {
  const store = requestedType(ctx, type)
  const row = await findRecord(ctx, type, id)
  const values = row && (row.published ?? row.draft)
  const path = values && store.type.page?.(values, id)
  const own = path && isOwn(path, id) ? path : undefined
  const inWords = await ctx.db
    .select({ path: recordAddresses.path })
    .from(recordAddresses)
    .where(and(eq(recordAddresses.siteId, ctx.siteId), eq(recordAddresses.type, type), eq(recordAddresses.recordId, id)))
  const paths = [...(own ? [own] : []), ...inWords.map((one) => one.path), ...movedFrom(type, values)]
  const naming = await documentsNaming(ctx, [
    ...paths.flatMap(namesOfPath),
    // An id that nothing else looks like.
    ...(/[A-Za-z]/.test(id) && id.length >= 3 ? [`"${id}"`] : []),
  ])
  const listing = await documentsWith(ctx, (values && store.type.places?.(values)) ?? [])
  const pages = new Map([...naming, ...listing].map((one) => [`${one.kind}/${one.name}`, one]))
  const referring = await recordsReferring(ctx, [`${type}:${id}`, ...paths.map((one) => `path:${one}`)])
  const others = referring.filter((one) => one.type !== type || one.id !== id)
  return { items: usageLines(ctx, [...pages.values()], [...others, ...(await eventsNaming(ctx, paths))]) }
})

/** What still leads to an address that was moved: without its redirect nothing stands there. */
function movedFrom(type: string, values: RecordValues | null | undefined): string[] {
  const from = type === redirectRecord.type ? values?.['from'] : undefined
  const path = typeof from === 'string' ? plainPath(from) : undefined
  return path === undefined ? [] : [path]
}

/** A list page shows many records; only a path with the id is this record's own. */
const isOwn = (path: string, id: string): boolean => path.endsWith(`/${encodeURIComponent(id)}`)
