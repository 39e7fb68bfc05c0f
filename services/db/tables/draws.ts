import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { staff } from './auth'
import { createdAt, line } from './columns'
import { events, winners } from './events'

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
