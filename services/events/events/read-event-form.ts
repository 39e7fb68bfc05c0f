import { eq } from 'drizzle-orm'
import type { EventForm } from '@/schemas/rules/events/event-form'
import { eventAnswers, eventGames } from '@/services/db/tables/events'
import type { Ctx } from '@/services/kit/service'
import type { EventRow } from '../domain/require-event'

/** The stored form of an event, with the solution of its game. */
export async function readEventForm({ db }: Ctx, event: EventRow): Promise<EventForm> {
  const [game] = await db.select().from(eventGames).where(eq(eventGames.eventSeq, event.eventSeq))
  const [solved] = await db.select().from(eventAnswers).where(eq(eventAnswers.eventSeq, event.eventSeq))
  return {
    eventName: event.eventName,
    summary: event.summary,
    // A stored value is shown even when no template has that name.
    eventType: event.eventType as EventForm['eventType'],
    pageType: event.pageType,
    eventTab: event.eventTab as EventForm['eventTab'],
    eventLink: event.eventLink,
    openStrDate: event.openStrDate.toISOString(),
    openEndDate: event.openEndDate.toISOString(),
    ...(event.winnerDate ? { winnerDate: event.winnerDate.toISOString() } : {}),
    applyBtnYn: event.applyBtnYn,
    applyLimitType: event.applyLimitType,
    ...(event.places === null ? {} : { places: event.places }),
    marketingRequiredYn: event.marketingRequiredYn,
    accountLinkYn: event.accountLinkYn,
    checkDt: event.checkDt,
    imgBannerPc: event.imgBannerPc,
    imgBannerMo: event.imgBannerMo,
    imgBannerAlt: event.imgBannerAlt,
    contentPc: event.contentPc,
    game: game?.game ?? {},
    messages: game?.messages ?? {},
    answers: solved?.answers ?? [],
  }
}
