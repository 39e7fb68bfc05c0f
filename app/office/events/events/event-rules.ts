// What the form of an event needs besides its schema: every answer has a slot, and the values of choices are generated.
import type { Change } from '@/builder/inspector/target'
import { valueAt, withValueAt } from '@/builder/inspector/value-at'
import type { FormRules } from '@/builder/record/form-draft'
import type { EventForm } from '@/schemas/rules/events/event-form'
import { tidyGame } from './tidy-game'

const ANSWER = /^\/answers\/(\d+)$/

export const eventRules: FormRules<EventForm> = {
  /** An empty answer counts as missing. */
  read: (form, pointer) => {
    const value = valueAt(form, pointer)
    return ANSWER.test(pointer) && value === '' ? undefined : value
  },
  write: (form, { pointer, value }: Change) => {
    const at = ANSWER.exec(pointer)
    if (!at) return withValueAt(form, pointer, value) as EventForm
    const index = Number(at[1])
    const answers = Array.from({ length: Math.max(form.answers.length, index + 1) }, (_, i) => form.answers[i] ?? '')
    return { ...form, answers: answers.with(index, typeof value === 'string' ? value : '') }
  },
  tidy: (form) => ({ ...form, game: tidyGame(form.game) }),
}
