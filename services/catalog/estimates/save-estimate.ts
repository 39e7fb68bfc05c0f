import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import * as contracts from '@/schemas/api/catalog/estimates'
import { estimateOf, type EstimateInput } from '@/schemas/rules/catalog/estimate'
import { estimates } from '@/services/db/tables/catalog'
import { operation } from '@/services/kit/service'
import { workCosts } from './work-costs'

const DAYS = 90
/** Without letters that are read as another: 50 bits, which nobody comes upon by trying. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 10
/** Anybody saves them: more than a site has visitors who mend a home in a season. The oldest gives way, so that nobody can close the door. */
const MOST = 200_000
/** Nobody measures a room more exactly. */
const hundredths = (area: number): number => Math.round(area * 100) / 100

export const saveEstimate = operation(contracts.saveEstimate, async (input, ctx) => {
  const { db, siteId, now } = ctx
  if (new Set(input.spaces.map(({ space }) => space)).size < input.spaces.length) throw ctx.fail('twice')
  const asked: EstimateInput = {
    dwelling: input.dwelling,
    area: hundredths(input.area),
    grade: input.grade,
    ...(input.year === undefined ? {} : { year: input.year }),
    spaces: input.spaces.map(({ space, area, count, grade }) => ({ space, area: hundredths(area), count, ...(grade ? { grade } : {}) })),
  }
  const told = estimateOf(asked, await workCosts(ctx))
  if (told.works.length === 0) throw ctx.fail('unpriced')
  await db.delete(estimates).where(and(eq(estimates.siteId, siteId), lt(estimates.until, now)))
  if ((await db.$count(estimates, eq(estimates.siteId, siteId))) >= MOST) {
    const oldest = db
      .select({ id: estimates.estimateId })
      .from(estimates)
      .where(eq(estimates.siteId, siteId))
      .orderBy(asc(estimates.until))
      .limit(1)
    await db.delete(estimates).where(inArray(estimates.estimateId, oldest))
  }
  const until = new Date(now.getTime() + DAYS * 86_400_000)
  const estimateId = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  await db.insert(estimates).values({ estimateId, siteId, asked, told, createdAt: now, until })
  return { item: { id: estimateId, until: until.toISOString() } }
})
