import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/desk'
import { countUpTo } from '@/services/db/count-up-to'
import { consultations } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { categoryNames } from '../domain/category-names'
import { deskRows, presentRow } from './desk-row'

const MOST = 10_000

export const browseConsultations = operation(contracts.browseConsultations, async (wanted, ctx) => {
  const { stage, type, shopId, show, sort = 'createdAt', direction = 'desc', page = 1, size = 20 } = wanted
  const { db, siteId, now, session } = ctx
  const shown = {
    mine: eq(consultations.staffId, session.staff!.id),
    none: and(isNull(consultations.staffId), isNull(consultations.shopId)),
    late: lt(consultations.dueAt, now),
  }
  const among = and(
    eq(consultations.siteId, siteId),
    stage && eq(consultations.stage, stage),
    type && eq(consultations.type, type),
    shopId ? eq(consultations.shopId, shopId) : undefined,
    show && shown[show],
    // In the order of deadlines, what has none is left out.
    sort === 'dueAt' ? isNotNull(consultations.dueAt) : undefined,
  )!
  const order = direction === 'asc' ? asc : desc
  const rows = await deskRows(db)
    .where(among)
    .orderBy(order(sort === 'dueAt' ? consultations.dueAt : consultations.createdAt), order(consultations.counselSeq))
    .limit(size)
    .offset((page - 1) * size)
  const namesOf = await categoryNames(ctx)
  return { items: rows.map((row) => presentRow(row, namesOf)), totalCount: await countUpTo(db, consultations, among, MOST) }
})
