import { and, asc, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/console'
import type { Item } from '@/schemas/api/base/contract'
import { namesOfStaff } from '@/services/auth/domain/names-of-staff'
import { records } from '@/services/db/tables/records'
import { documents } from '@/services/db/tables/site'
import { waitingNow } from '@/services/parts/queues'
import { inSections } from '../domain/require-page'
import { operation, type Ctx } from '@/services/kit/service'

type Console = Item<typeof contracts.readConsole>

const CHANGED = 10
const SCHEDULED = 20

export const readConsole = operation(contracts.readConsole, async (_, ctx) => ({
  item: { queues: await waitingNow(ctx), changed: await readChanged(ctx), scheduled: await readScheduled(ctx) },
}))

/** The last changes of staff, of documents and records together. */
async function readChanged(ctx: Ctx): Promise<Console['changed']> {
  const { db, siteId } = ctx
  const ofRecords = await db
    .select({ type: records.type, id: records.id, name: records.name, by: records.updatedBy, at: records.updatedAt })
    .from(records)
    .where(and(eq(records.siteId, siteId), isNull(records.deletedAt), eq(records.edited, true)))
    .orderBy(desc(records.updatedAt))
    .limit(CHANGED)
  const ofDocuments = await db
    .select({ kind: documents.kind, id: documents.name, name: documents.title, by: documents.updatedBy, at: documents.updatedAt })
    .from(documents)
    .where(and(eq(documents.siteId, siteId), isNull(documents.deletedAt), eq(documents.edited, true), inSections(ctx.rights.scope)))
    .orderBy(desc(documents.updatedAt))
    .limit(CHANGED)
  const rows = [
    ...ofRecords.map((row) => ({ ...row, kind: 'record' as const, by: row.by.replace(/^staff:/, '') })),
    ...ofDocuments.map((row) => ({ ...row, type: '' })),
  ]
  const nameOf = await namesOfStaff(ctx, [...new Set(rows.map(({ by }) => by))])
  return rows
    .filter(({ kind, type }) => ctx.rights.sees(kind === 'record' ? type : 'pages'))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, CHANGED)
    .map((row) => ({ ...row, by: nameOf(row.by), at: row.at.toISOString() }))
}

/** What will happen by itself, the next first. */
async function readScheduled({ db, siteId, rights }: Ctx): Promise<Console['scheduled']> {
  const rows = await db
    .select({ type: records.type, id: records.id, name: records.name, publishAt: records.publishAt, withdrawAt: records.withdrawAt })
    .from(records)
    .where(and(eq(records.siteId, siteId), isNull(records.deletedAt), or(isNotNull(records.publishAt), isNotNull(records.withdrawAt))))
    .orderBy(asc(records.publishAt), asc(records.withdrawAt))
    .limit(SCHEDULED)
  return rows
    .filter(({ type }) => rights.sees(type))
    .flatMap(({ publishAt, withdrawAt, ...row }) => [
      ...(publishAt ? [{ ...row, kind: 'record' as const, act: 'publish' as const, at: publishAt.toISOString() }] : []),
      ...(withdrawAt ? [{ ...row, kind: 'record' as const, act: 'withdraw' as const, at: withdrawAt.toISOString() }] : []),
    ])
    .toSorted((a, b) => a.at.localeCompare(b.at))
}
