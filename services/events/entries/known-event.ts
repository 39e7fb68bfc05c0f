import type { ErrorCard, Failing } from '@/schemas/api/base/contract'
import { eventTerms, type EventTerms } from '../domain/event-terms'
import { fail, type Ctx } from '@/services/kit/service'

/** An event that members may know of. */
export async function knownEvent(ctx: Ctx, contract: Failing<{ missing: ErrorCard }>, eventId: string): Promise<EventTerms> {
  const event = await eventTerms(ctx, eventId)
  if (!event || event.publishedYn === 'N') throw fail(contract, 'missing')
  return event
}
