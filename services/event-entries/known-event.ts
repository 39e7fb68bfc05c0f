import type { Contract, ErrorCard } from '@/schemas/api/contract'
import { eventTerms, type EventTerms } from '@/services/kit/event-terms'
import { fail, type Ctx } from '@/services/kit/service'

/** An event that members may know of. */
export async function knownEvent(
  ctx: Ctx,
  contract: Contract<any, any, any, { missing: ErrorCard }>, // eslint-disable-line @typescript-eslint/no-explicit-any -- only the errors matter here
  eventId: string,
): Promise<EventTerms> {
  const event = await eventTerms(ctx, eventId)
  if (!event || event.publishedYn === 'N') throw fail(contract, 'missing')
  return event
}
