import { and, desc, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/staff'
import { eventDraws, eventPrizes } from '@/services/db/tables/draws'
import { eventEntries } from '@/services/db/tables/events'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { namesOfStaff } from '@/services/auth/domain/names-of-staff'
import { requireEvent } from '../domain/require-event'
import { shownMember } from '../domain/shown-member'
import { staffEventState } from '../domain/staff-event-state'
import { drawPool } from './draw-pool'

export const listDraws = operation(contracts.listDraws, async ({ eventSeq }, ctx) => {
  const { db, siteId, now } = ctx
  const event = await requireEvent(ctx, eventSeq)
  const draws = await db
    .select()
    .from(eventDraws)
    .where(and(eq(eventDraws.siteId, siteId), eq(eventDraws.eventSeq, eventSeq)))
    .orderBy(desc(eventDraws.createdAt), desc(eventDraws.drawSeq))
  const won = draws.flatMap(({ winners }) => winners)
  const entries =
    won.length === 0
      ? []
      : await db
          .select({
            entrySeq: eventEntries.entrySeq,
            appliedAt: eventEntries.appliedAt,
            memberId: members.memberId,
            status: members.status,
          })
          .from(eventEntries)
          .leftJoin(members, eq(members.memberNo, eventEntries.memberNo))
          .where(and(eq(eventEntries.siteId, siteId), inArray(eventEntries.entrySeq, won)))
  const { drawSeq, entrySeq, prize, won: worth, answerBy, state } = eventPrizes
  const prizes = await db
    .select({ drawSeq, entrySeq, prize, worth, answerBy, state })
    .from(eventPrizes)
    .where(and(eq(eventPrizes.siteId, siteId), eq(eventPrizes.eventSeq, eventSeq)))
  const prizeOf = new Map(prizes.map((one) => [`${one.drawSeq}:${one.entrySeq}`, one]))
  const known = new Map(entries.map((entry) => [entry.entrySeq, entry]))
  const nameOf = await namesOfStaff(ctx, [...new Set(draws.map(({ staffId }) => staffId))])
  const items = draws.map(({ winners, staffId, createdAt, siteId: _site, eventSeq: _event, ...draw }) => ({
    ...draw,
    winners: winners.flatMap((of) => {
      const entry = known.get(of)
      if (!entry) return []
      const asked = prizeOf.get(`${draw.drawSeq}:${of}`)
      const prizeState = asked?.answerBy ? { prizeState: asked.state } : {}
      return [{ entrySeq: of, member: shownMember(entry), appliedAt: entry.appliedAt.toISOString(), ...prizeState }]
    }),
    ...givenIn(prizes.find((one) => one.drawSeq === draw.drawSeq)),
    drawnBy: nameOf(staffId),
    createdAt: createdAt.toISOString(),
  }))
  return { items, totalCount: items.length, item: { pool: (await drawPool(ctx, eventSeq)).length, state: staffEventState(event, now) } }
})

const givenIn = (prize: { prize: string; worth: number; answerBy: Date | null } | undefined) => ({
  prize: prize?.prize ?? '',
  won: prize?.worth ?? 0,
  answerBy: prize?.answerBy?.toISOString() ?? null,
})
