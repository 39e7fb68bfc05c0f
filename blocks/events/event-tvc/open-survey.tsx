import { openDialog } from '@/lib/ui/dialogs'
import type { SurveyAnswer } from '@/schemas/rules/events/tvc'
import type { EntryEvent } from '../_parts/event-entry/entry-event'
import { SHEET } from '@/blocks/base/_parts/sheet'

const sheet = `${SHEET} max-h-[min(46rem,calc(100dvh-64px))] w-[min(560px,calc(100vw-48px))] max-sm:h-auto max-sm:max-h-[90dvh]`

/**
 * The survey of a solved TV quiz over the page (S-TVC-1).
 * @param first earlier answers.
 * @param keep called on every change, also before the dialog is closed early.
 * @returns whether it was completed.
 */
export async function openSurvey(event: EntryEvent, first: SurveyAnswer, keep: (answer: SurveyAnswer) => void): Promise<boolean> {
  const { SurveyDialog } = await import('./survey-dialog')
  const done = await openDialog<true>('tvc-survey', {
    title: '광고 퀴즈 설문',
    className: sheet,
    render: (close) => <SurveyDialog event={event} first={first} onChange={keep} onDone={() => close(true)} close={() => close()} />,
  })
  return done === true
}
