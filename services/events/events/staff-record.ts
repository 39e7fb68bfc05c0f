import { and, desc, eq, inArray, like } from 'drizzle-orm'
import type { EventForm } from '@/schemas/rules/events/event-form'
import { templateOf } from '@/schemas/rules/events/event-template'
import { answerForm, gameOf } from '@/schemas/rules/events/game-parts'
import { audits } from '@/services/db/tables/base'
import { eventAnswers, eventGames } from '@/services/db/tables/events'
import type { Ctx } from '@/services/kit/service'
import { namesOfStaff, type EventRow } from '../domain/staff-events'

/** What an event is called in the audit log. */
export const auditName = (eventSeq: number): string => `event:${eventSeq}`

/** The form of an event as it is stored, with what solves its game. */
export async function readForm({ db }: Ctx, event: EventRow): Promise<EventForm> {
  const [game] = await db.select().from(eventGames).where(eq(eventGames.eventSeq, event.eventSeq))
  const [solved] = await db.select().from(eventAnswers).where(eq(eventAnswers.eventSeq, event.eventSeq))
  return {
    eventName: event.eventName,
    summary: event.summary,
    // What is stored is shown, even where no template has that name.
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

/** Columns of the record. The raw content is kept: its data attributes are words of the event (K-EVT-MSG); reading cleans it. */
export const columnsOf = (form: EventForm) => ({
  eventName: form.eventName.normalize('NFC').trim(),
  summary: form.summary,
  eventType: form.eventType,
  pageType: form.pageType,
  eventTab: form.eventTab,
  eventLink: form.eventLink,
  openStrDate: new Date(form.openStrDate),
  openEndDate: new Date(form.openEndDate),
  winnerDate: form.winnerDate === undefined ? null : new Date(form.winnerDate),
  applyBtnYn: form.applyBtnYn,
  applyLimitType: form.applyLimitType,
  places: form.places ?? null,
  marketingRequiredYn: form.marketingRequiredYn,
  accountLinkYn: form.accountLinkYn,
  checkDt: form.checkDt,
  imgBannerPc: form.imgBannerPc,
  imgBannerMo: form.imgBannerMo,
  imgBannerAlt: form.imgBannerAlt,
  contentPc: form.contentPc,
})

/** The game and what solves it: only what the template reads, each in its own table. */
export async function storeGame({ db, siteId }: Ctx, eventSeq: number, form: EventForm): Promise<void> {
  const template = templateOf(form.eventType)
  const game = gameOf(template, form.game)
  const messages = Object.fromEntries(Object.entries(form.messages).filter(([, words]) => words?.trim()))
  await db
    .insert(eventGames)
    .values({ eventSeq, siteId, game, messages })
    .onConflictDoUpdate({ target: eventGames.eventSeq, set: { game, messages } })
  const asked = answerForm(template, game)
  const kept = asked ? (asked.list ? form.answers : form.answers.slice(0, asked.slots.length)) : []
  const answers = kept.map((answer) => answer.normalize('NFC').trim())
  await db
    .insert(eventAnswers)
    .values({ eventSeq, siteId, answers })
    .onConflictDoUpdate({ target: eventAnswers.eventSeq, set: { answers } })
}

const CHANGES = ['event.create', 'event.save', 'event.publish', 'event.withdraw']

/** The member of staff who changed it last, by the audit log; undefined for an event that was seeded. */
export async function lastHand(ctx: Ctx, event: EventRow) {
  const [last] = await ctx.db
    .select({ actor: audits.actor })
    .from(audits)
    .where(and(eq(audits.target, auditName(event.eventSeq)), inArray(audits.action, CHANGES), like(audits.actor, 'staff:%')))
    .orderBy(desc(audits.at), desc(audits.id))
    .limit(1)
  const id = last?.actor.slice('staff:'.length) ?? ''
  return (await namesOfStaff(ctx, id ? [id] : []))(id)
}

/** The answer to a save of an outdated version: who saved before, and when. */
export async function inBetween(ctx: Ctx, event: EventRow) {
  return { item: { version: event.version, updatedBy: await lastHand(ctx, event), updatedAt: event.updatedAt.toISOString() } }
}
