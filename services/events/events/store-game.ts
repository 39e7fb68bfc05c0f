import type { EventForm } from '@/schemas/rules/events/event-form'
import { templateOf } from '@/schemas/rules/events/event-template'
import { answerForm, gameOf } from '@/schemas/rules/events/game-parts'
import { eventAnswers, eventGames } from '@/services/db/tables/events'
import type { Ctx } from '@/services/kit/service'

/** Stores the game and its solution: only what the template reads, each in its own table. */
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
