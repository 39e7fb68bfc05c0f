import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/benefit-desk'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { givePoints } from '../domain/benefits/give-points'
import { balanceOf, LedgerShort } from '../domain/benefits/post-ledger'

/** A call that is sent again under its key books nothing (decision 34). */
export const changePoints = operation(contracts.changePoints, async ({ memberNo, points, reason: typed }, ctx) => {
  const { db, siteId } = ctx
  const reason = typed.trim()
  if (points === 0) throw ctx.fail('nothing')
  const isHere = and(eq(members.siteId, siteId), eq(members.memberNo, memberNo), ne(members.status, 'WITHDRAWN'))
  if ((await db.$count(members, isHere)) === 0) throw ctx.fail('missing')
  try {
    await givePoints(ctx, memberNo, points, `desk:${randomUUID()}`, reason)
  } catch (error) {
    if (error instanceof LedgerShort) throw ctx.fail('tooFew')
    throw error
  }
  ctx.audit('benefit.points', memberNo, { points, reason }, [{ memberNo }])
  return { item: { points: await balanceOf(db, memberNo, 'point') } }
})
