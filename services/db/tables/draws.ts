import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { PRIZE_STATES } from '@/schemas/rules/events/prizes'
import { sealedJson } from '../sealed'
import { staff } from './auth'
import { counter, createdAt, line, moment } from './columns'
import { eventEntries, events, winners } from './events'
import { members } from './members'

/** A draw that can be repeated: the same seed over the same entries gives the same winners. */
export const eventDraws = pgTable(
  'event_draw',
  {
    drawSeq: integer('draw_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000 }),
    siteId: text('site_id').notNull(),
    eventSeq: integer('event_seq')
      .notNull()
      .references(() => events.eventSeq),
    /** Hexadecimal, published with the winners; empty when winners were chosen by hand. */
    seed: line('seed'),
    /** SHA-256 of the participating entries, in order. */
    poolHash: line('pool_hash'),
    poolSize: integer('pool_size').notNull(),
    /** entrySeq of the winners, in the order of the draw. */
    winners: jsonb('winners').$type<number[]>().notNull(),
    /** The reason of a choice by hand, or the purpose of the draw. */
    reason: line('reason'),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id),
    /** The post that announced it. */
    winnerSeq: integer('winner_seq').references(() => winners.winnerSeq, { onDelete: 'set null' }),
    createdAt,
  },
  (t) => [index('event_draw_event').on(t.siteId, t.eventSeq, t.createdAt)],
)

/** Where a prize is sent, and the name of a winner whose prize is taxed. The resident number is asked on paper or by telephone alone. */
export interface PrizeAnswer {
  name: string
  /** Digits. */
  phoneNo: string
  zipCode: string
  address: string
  addressDetail: string
  /** As on the identity card; empty where nothing is taxed. */
  taxName: string
}

/** What a member won, from its announcement on, and what they answered. */
export const eventPrizes = pgTable(
  'event_prize',
  {
    prizeSeq: integer('prize_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    drawSeq: integer('draw_seq')
      .notNull()
      .references(() => eventDraws.drawSeq, { onDelete: 'cascade' }),
    eventSeq: integer('event_seq')
      .notNull()
      .references(() => events.eventSeq),
    entrySeq: bigint('entry_seq', { mode: 'number' })
      .notNull()
      .references(() => eventEntries.entrySeq),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    /** Its name; empty where the post alone says it. */
    prize: line('prize'),
    /** What it is worth, in won; 0 where that is not said. */
    won: counter('won'),
    wonAt: moment('won_at').notNull(),
    /** Until when the member answers; null where nothing is sent, so that no answer is asked for. */
    answerBy: moment('answer_by'),
    state: text('state', { enum: PRIZE_STATES }).notNull().default('waiting'),
    answer: sealedJson<PrizeAnswer>('answer', 'event_prize.answer'),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    uniqueIndex('event_prize_once').on(t.drawSeq, t.entrySeq),
    index('event_prize_member').on(t.memberNo, t.wonAt),
    index('event_prize_event').on(t.siteId, t.eventSeq),
    check('event_prize_won', sql`${t.won} >= 0`),
  ],
)
