import { integer, text, timestamp } from 'drizzle-orm/pg-core'

/** A moment in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = moment('created_at').notNull().defaultNow()

/** A list of codes or names; empty, never null. */
export const texts = (name: string) => text(name).array().notNull().default([])
export const counter = (name: string) => integer(name).notNull().default(0)
/** Y for rows that visitors read; withdrawing a record that other rows name hides it and keeps it. */
export const published = () =>
  text('published_yn', { enum: ['Y', 'N'] })
    .notNull()
    .default('Y')
export const line = (name: string) => text(name).notNull().default('')

/** How often a writing of a member was reported, and what staff decided. A report after a decision asks for another one. */
export const moderation = () => ({
  reportCnt: counter('report_cnt'),
  /** The latest report. */
  reportedAt: moment('reported_at'),
  /** The latest decision of staff. */
  reviewedAt: moment('reviewed_at'),
  reviewReason: line('review_reason'),
  /** Visitors read that staff hid it, and nothing of it. */
  hiddenAt: moment('hidden_at'),
})
