import { and, eq, type SQL } from 'drizzle-orm'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseConsultations } from '@/schemas/api/consulting/desk'
import { maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import type { Database } from '@/services/db/database'
import { staff } from '@/services/db/tables/auth'
import { consultations } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import type { Ctx, Fails } from '@/services/kit/service'
import { knownRequests } from '../domain/known-requests'

/** Requests with the names of their shop and of their member of staff. */
export const deskRows = (db: Database) =>
  db
    .select({ request: consultations, shopName: shops.shopName, staffName: staff.name })
    .from(consultations)
    .leftJoin(shops, eq(shops.shopId, consultations.shopId))
    .leftJoin(staff, eq(staff.id, consultations.staffId))
    .$dynamic()
type DeskRow = Awaited<ReturnType<typeof deskRows>>[number]

export const isRequest = (ctx: Ctx, counselSeq: number): SQL => and(knownRequests(ctx), eq(consultations.counselSeq, counselSeq))!

export async function requireRow(ctx: Ctx & Fails<'missing'>, counselSeq: number): Promise<DeskRow> {
  const [row] = await deskRows(ctx.db).where(isRequest(ctx, counselSeq))
  if (!row) throw ctx.fail('missing')
  return row
}

/** A request as lists show it: the person masked. */
export function presentRow(
  { request, shopName, staffName }: DeskRow,
  namesOf: (ids: readonly string[]) => string[],
): Listed<typeof browseConsultations> {
  const { counselSeq, type, stage, applicant, categories, startDt, endDt, createdAt, dueAt, version } = request
  return {
    ...{ counselSeq, type, stage, startDt, endDt, version },
    name: maskedName(applicant.name),
    phoneNo: maskMobile(applicant.phoneNo),
    categories: namesOf(categories),
    shopName: shopName ?? '',
    staffName: staffName ?? '',
    createdAt: createdAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
  }
}
