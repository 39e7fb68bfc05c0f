import { eventTerms, type EventTerms } from '../domain/event-terms'
import type { Ctx, Fails } from '@/services/kit/service'

/** An event that is visible to members. */
export async function knownEvent(ctx: Ctx & Fails<'missing'>, eventId: string): Promise<EventTerms> {
  const event = await eventTerms(ctx, eventId)
  if (!event || event.PUBLISHED_YN === 'N') throw ctx.fail('missing')
  return event
}
