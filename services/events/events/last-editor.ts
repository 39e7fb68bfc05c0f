import { and, desc, eq, inArray, like } from 'drizzle-orm'
import { audits } from '@/services/db/tables/base'
import type { Ctx } from '@/services/kit/service'
import { namesOfStaff } from '@/services/auth/domain/names-of-staff'
import type { EventRow } from '../domain/require-event'

/** The event's name in the audit log. */
export const auditName = (eventSeq: number): string => `event:${eventSeq}`

const CHANGES = ['event.create', 'event.save', 'event.publish', 'event.withdraw']

/** The member of staff who changed it last, from the audit log; undefined for a seeded event. */
export async function lastEditor(ctx: Ctx, event: EventRow) {
  const [last] = await ctx.db
    .select({ actor: audits.actor })
    .from(audits)
    .where(and(eq(audits.target, auditName(event.eventSeq)), inArray(audits.action, CHANGES), like(audits.actor, 'staff:%')))
    .orderBy(desc(audits.at), desc(audits.id))
    .limit(1)
  const id = last?.actor.slice('staff:'.length) ?? ''
  return (await namesOfStaff(ctx, id ? [id] : []))(id)
}

/** The answer to a stale save: who saved before, and when. */
export async function savedMeanwhile(ctx: Ctx, event: EventRow) {
  return { item: { version: event.version, updatedBy: await lastEditor(ctx, event), updatedAt: event.updatedAt.toISOString() } }
}
