import { createHash, randomBytes } from 'node:crypto'
import * as contracts from '@/schemas/api/events/staff'
import { drawWinners as drawFrom, poolHash } from '@/schemas/rules/events/draw-winners'
import { eventDraws } from '@/services/db/tables/draws'
import { operation } from '@/services/kit/service'
import { membersOfEntries } from '../domain/won-entries'
import { requireEvent } from '../domain/require-event'
import { drawPool } from './draw-pool'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The event is locked, so that the second of two simultaneous draws sees the first one's winners. */
export const drawWinners = operation(
  contracts.drawWinners,
  async ({ eventSeq, count, seed = randomBytes(16).toString('hex'), reason }, ctx) => {
    const { db, siteId, now, session } = ctx
    const event = await requireEvent(ctx, eventSeq, { lock: true })
    if (event.openEndDate >= now) throw ctx.fail('open')
    const pool = await drawPool(ctx, eventSeq)
    if (pool.length === 0) throw ctx.fail('empty')
    const winners = drawFrom(pool, count, seed, sha256)
    const drawn = { seed, poolHash: poolHash(pool, sha256), poolSize: pool.length }
    const [made] = await db
      .insert(eventDraws)
      .values({ siteId, eventSeq, ...drawn, winners, reason, staffId: session.staff!.id, createdAt: now })
      .returning({ drawSeq: eventDraws.drawSeq })
    const won = (await membersOfEntries(ctx, winners)).values().map((memberNo) => ({ memberNo }))
    ctx.audit('event.draw', `event:${eventSeq}`, { drawSeq: made!.drawSeq, reason, winners: winners.length, ...drawn }, [...won])
    return { item: made! }
  },
)
