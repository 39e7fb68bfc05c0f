import * as contracts from '@/schemas/api/site/link-targets'
import { canonicalEventPath, eventOfPath, EVENTS, FINISHED_EVENTS } from '@/schemas/rules/events/event-path'
import { events } from '@/services/db/tables/events'
import { eq } from 'drizzle-orm'
import { operation, type Ctx } from '@/services/kit/service'
import { documentsNaming } from '../domain/documents-naming'
import { eventsNaming } from '../domain/events-naming'
import { namesOfPath } from '../domain/names-of-path'
import { recordsReferring } from '../domain/records-referring'
import { usageLines } from '../domain/usage-lines'

export const listLinkUsages = operation(contracts.listLinkUsages, async ({ address }, ctx) => {
  const eventSeq = eventOfPath(address)
  const paths = eventSeq === undefined ? [address] : await addressesOf(ctx, eventSeq)
  const own = eventSeq === undefined ? [] : ['}', ',', ' '].map((end) => `"eventSeq":${eventSeq}${end}`)
  const documents = await documentsNaming(ctx, [...paths.flatMap(namesOfPath), ...own])
  const referring = await recordsReferring(
    ctx,
    paths.map((path) => `path:${path}`),
  )
  const naming = (await eventsNaming(ctx, paths)).filter(({ id }) => id !== String(eventSeq))
  return { items: usageLines(ctx, documents, [...referring, ...naming]) }
})

/** Each page that shows an event: a list links to one, people paste another. */
async function addressesOf({ db }: Ctx, eventSeq: number): Promise<string[]> {
  const [event] = await db.select({ pageType: events.pageType }).from(events).where(eq(events.eventSeq, eventSeq))
  return [
    canonicalEventPath(eventSeq),
    `/zin/event/festa/${eventSeq}`,
    `${FINISHED_EVENTS}/${eventSeq}`,
    ...(event?.pageType ? [`${EVENTS}/${event.pageType}/${eventSeq}`, `${FINISHED_EVENTS}/${event.pageType}/${eventSeq}`] : []),
  ]
}
