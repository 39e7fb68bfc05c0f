import { count } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/scraps'
import { SCRAP_TYPES } from '@/schemas/rules/members/scrap-types'
import { scraps } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { ownScraps } from '../domain/own-scraps'

export const countScraps = operation(contracts.countScraps, async (_, ctx) => {
  const rows = await ctx.db.select({ type: scraps.type, cnt: count() }).from(scraps).where(ownScraps(ctx)).groupBy(scraps.type)
  const cntOf = new Map(rows.map(({ type, cnt }) => [type, cnt]))
  const typeCnt = SCRAP_TYPES.map((type) => ({ type, cnt: cntOf.get(type) ?? 0 }))
  return { item: { totalCnt: rows.reduce((sum, { cnt }) => sum + cnt, 0), typeCnt } }
})
