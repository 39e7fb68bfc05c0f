'use client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { useId } from '@/lib/ui/use-id'
import { chooseInNewQuiz, newQuizUnanswered, NEW_QUIZ_UNANSWERED, NEW_QUIZ_WRONG } from '@/schemas/rules/events/new-quiz'
import type { EntryProps } from '../_parts/event-entry/entry-event'
import { EntryFrame } from '../_parts/event-entry/entry-frame'
import { HintButton } from '../_parts/event-entry/hint'
import { useEntry } from '../_parts/event-entry/use-entry'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { sendGame } from '../_parts/event-entry/send-game'
import { Step } from './step'

/** One question after another; the first wrong one is named, and shown again (V-NQ-1, S-NQ-1). */
export function EventNewQuizEntry({ event }: EntryProps) {
  const id = useId()
  const entry = useEntry(event)
  const steps = event.GAME.steps ?? []
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<string[]>([])
  const [fault, setFault] = useState<string>()
  const [said, setSaid] = useState('')
  const question = useRef<HTMLSpanElement>(null)
  const isLast = at >= steps.length - 1

  const show = (step: number, wrong?: string) => {
    flushSync(() => {
      setAt(step)
      setFault(wrong)
      setSaid('')
    })
    question.current?.focus()
  }
  const refuse = (step: number) => show(step, entry.say('invalid', NEW_QUIZ_WRONG, { n: step + 1 }))
  /** A missing answer is requested, and not called wrong. */
  const askFor = async (step: number) => {
    const words = entry.say('required', NEW_QUIZ_UNANSWERED, { n: step + 1 })
    show(step, words)
    await showAlertDialog({ title: words })
    document.getElementById(`${id}-${step + 1}`)?.focus()
  }
  const next = async () => {
    if (!entry.admitSignedIn()) return
    // A second tap on an answer that was just called wrong meets this button where 응모하기 was.
    if (chosen[at] && fault) return show(at, fault)
    if (chosen[at]) show(at + 1)
    else await askFor(at)
  }
  const reset = () => {
    setChosen([])
    show(0)
    setSaid(entry.say('reset', '1번 문제부터 다시 풀어 주세요.'))
  }
  const finish = async () => {
    if (!(await entry.admit())) return
    const unanswered = newQuizUnanswered(chosen, steps.length)
    if (unanswered !== undefined) return askFor(unanswered)
    const checked = await entry.check(chosen)
    if (!checked) return
    if (!checked.correct) return refuse(checked.wrong[0] ?? 0)
    await entry.apply(() => sendGame(event, { answers: chosen }), { answers: chosen })
  }

  const step = steps[at]
  const goesOn = !isLast && !entry.isApplied
  return (
    <EntryFrame
      event={event}
      entry={entry}
      title={event.GAME.question || '문제를 차례로 풀어 주세요'}
      label={goesOn ? '다음 문제' : '응모하기'}
      onApply={() => (goesOn ? next() : finish())}
      actions={
        <>
          <div className="flex flex-wrap gap-2 *:flex-1">
            <LineButton disabled={at === 0 || entry.isBusy || entry.isApplied} onClick={() => show(at - 1)}>
              이전 문제
            </LineButton>
            <LineButton disabled={chosen.length === 0 || entry.isBusy || entry.isApplied} onClick={reset}>
              처음부터 다시
            </LineButton>
          </div>
          <HintButton event={event} />
        </>
      }
    >
      {step && (
        <Step
          key={at}
          id={id}
          step={step}
          number={at + 1}
          of={steps.length}
          chosen={chosen[at] ?? ''}
          fault={fault}
          onFocus={entry.onFocus}
          onChoose={(value) => {
            if (!entry.admitSignedIn()) return
            setChosen(chooseInNewQuiz(chosen, at, value))
            setFault(undefined)
          }}
          ref={question}
        />
      )}
      <p role="status" className="mt-4 text-center text-small text-ink-soft empty:hidden">
        {said}
      </p>
    </EntryFrame>
  )
}
