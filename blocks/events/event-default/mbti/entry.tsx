'use client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useId } from '@/lib/ui/use-id'
import { call } from '@/schemas/api/base/call'
import { applyMbti } from '@/schemas/api/events/entries'
import { MBTI_QUESTIONS, mbtiOf, mbtiResult, type MbtiAnswers } from '@/schemas/rules/events/mbti'
import type { EntryProps } from '../../_parts/event-entry/entry-event'
import { EntryFrame } from '../../_parts/event-entry/entry-frame'
import { useEntry } from '../../_parts/event-entry/use-entry'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { ShareButton } from '@/blocks/base/_parts/share/share-button'

const DONE = '참여가 완료되었습니다.'

/**
 * The interior personality test: one question after the other, then the result, with which the member enters. A choice shows the
 * next question; going back is possible. Only the entry requires a member, and after it the result stays visible and can be shared.
 */
export function MbtiEntry({ event }: EntryProps) {
  const entry = useEntry(event)
  const id = useId()
  const [answers, setAnswers] = useState<MbtiAnswers>([])
  const [step, setStep] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const result = step >= MBTI_QUESTIONS.length ? mbtiOf(answers) : undefined

  /** The heading takes the focus of the answered question, so that it is read out. */
  const goTo = (next: number, given: MbtiAnswers = answers) => {
    flushSync(() => {
      setAnswers(given)
      setStep(next)
    })
    heading.current?.focus({ preventScroll: true })
  }
  const choose = (choice: 0 | 1) =>
    goTo(
      step + 1,
      MBTI_QUESTIONS.map((_, i) => (i === step ? choice : answers[i])),
    )
  const apply = async () => {
    if (!result || !(await entry.admit())) return
    const sent = { eventId: String(event.EVENT_SEQ), mbti: result }
    await entry.apply(() => call(applyMbti, sent), { success: entry.say('success', DONE), stay: true })
  }

  return (
    <EntryFrame
      event={event}
      entry={entry}
      title="우리 집 인테리어 성격 찾기"
      lead={`질문 ${MBTI_QUESTIONS.length}개에 답하면 나와 어울리는 집을 알려 드립니다.`}
      label="이 결과로 응모하기"
      onApply={result ? apply : undefined}
      above={
        result ? (
          <Result code={result} eventId={String(event.EVENT_SEQ)} heading={heading} again={() => goTo(0, [])} />
        ) : (
          <div>
            <div className="flex items-center gap-4" aria-hidden="true">
              <div className="h-1 flex-1 overflow-hidden rounded-full bg-surface-deep">
                <div
                  className="h-full origin-left bg-ink transition-transform duration-(--duration-base) motion-reduce:transition-none"
                  style={{ transform: `scaleX(${(step + 1) / MBTI_QUESTIONS.length})` }}
                />
              </div>
              <span className="numeric text-small text-ink-mute">
                {step + 1} / {MBTI_QUESTIONS.length}
              </span>
            </div>
            <h3 ref={heading} id={`${id}-question`} tabIndex={-1} className="type-title mt-6 text-pretty outline-none">
              <span className="sr-only">
                질문 {MBTI_QUESTIONS.length}개 중 {step + 1}번째.{' '}
              </span>
              {MBTI_QUESTIONS[step]?.question}
            </h3>
            <div role="group" aria-labelledby={`${id}-question`} className="mt-5 grid gap-2">
              {([0, 1] as const).map((choice) => (
                <LineButton
                  key={choice}
                  aria-pressed={answers[step] === choice}
                  onClick={() => choose(choice)}
                  className="h-auto! min-h-15 justify-start! py-4 text-left font-normal! whitespace-normal! aria-pressed:border-ink"
                >
                  {MBTI_QUESTIONS[step]?.choices[choice]}
                </LineButton>
              ))}
            </div>
            {step > 0 && (
              <button
                type="button"
                onClick={() => goTo(step - 1)}
                className="mt-3 -ml-3 inline-flex min-h-11 items-center px-3 text-small font-semibold underline-offset-4 hover:underline"
              >
                이전 질문
              </button>
            )}
          </div>
        )
      }
    />
  )
}

interface ResultProps {
  code: string
  eventId: string
  heading: React.RefObject<HTMLHeadingElement | null>
  again: () => void
}

function Result({ code, eventId, heading, again }: ResultProps) {
  const { name, advice } = mbtiResult(code)
  return (
    <div className="rounded-sm bg-page px-6 py-8 text-center">
      <p className="numeric text-small font-semibold tracking-wide text-accent">{code}</p>
      <h3 ref={heading} tabIndex={-1} className="type-h3 mt-2 text-balance outline-none">
        <span className="sr-only">결과: </span>
        {name}
      </h3>
      <p className="mt-3 text-pretty text-ink-soft">{advice}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-x-2">
        <ShareButton eventId={eventId} said={`${name}(${code})`} />
        <button
          type="button"
          onClick={again}
          className="inline-flex min-h-11 items-center px-3 text-small font-semibold underline-offset-4 hover:underline"
        >
          다시 하기
        </button>
      </div>
    </div>
  )
}
