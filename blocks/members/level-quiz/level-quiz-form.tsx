'use client'
import { useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { saveLevelTest, type listLevelQuestions } from '@/schemas/api/members/level-tests'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import { givenAnswers } from './given-answers'

const WANTED = '답을 하나 골라 주세요.'

interface Props {
  id: string
  questions: readonly Listed<typeof listLevelQuestions>[]
}

/** One question after another; answers are stored by the browser until the result is. */
export function LevelQuizForm({ id, questions }: Props) {
  const given = useSyncExternalStore(givenAnswers.subscribe, givenAnswers.snapshot, givenAnswers.serverSnapshot)
  // An unfinished test continues at its first unanswered question.
  const [moved, setMoved] = useState<number>()
  const at = moved ?? firstOpen(questions, given)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const question = useRef<HTMLSpanElement>(null)
  const { QUESTION_SEQ, QUESTION, HINT, CHOICES } = questions[at]!
  const chosen = choiceOf(given, QUESTION_SEQ, CHOICES.length)
  const isLast = at === questions.length - 1

  const show = (next: number, tried = false) => {
    flushSync(() => {
      setMoved(next)
      setTried(tried)
    })
    question.current?.focus()
  }
  const next = () => {
    if (chosen) return isLast ? void send() : show(at + 1)
    setMoved(at)
    setTried(true)
    document.getElementById(`${id}-choice`)?.focus()
  }
  const send = async () => {
    const open = questions.findIndex((one) => !choiceOf(given, one.QUESTION_SEQ, one.CHOICES.length))
    if (open >= 0) return show(open, true)
    setSending(true)
    try {
      const answers = questions.map((one) => ({ question: one.QUESTION_SEQ, choice: given[one.QUESTION_SEQ]! }))
      await call(saveLevelTest, { answers })
      givenAnswers.set({})
      location.assign('/mypage/level-test/result')
    } catch (error) {
      setSending(false)
      if (!(error instanceof CallFailure && error.status === 409)) return sayFailure(error, { id: saveLevelTest.id })
      await showAlertDialog({ title: error.message })
      location.reload()
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (!isSending) next()
      }}
      className="mt-6"
    >
      <div aria-hidden="true" className="border-b border-line">
        <div className="-mb-px border-b-2 border-ink" style={{ inlineSize: `${((at + 1) / questions.length) * 100}%` }} />
      </div>
      <div className="mt-8">
        <RadioRows
          key={QUESTION_SEQ}
          id={`${id}-choice`}
          legend={
            <span ref={question} tabIndex={-1} className="block outline-none">
              <span className="numeric block text-small font-normal text-ink-mute">
                문제 {at + 1}
                <span className="sr-only">, 모두</span>
                <span aria-hidden="true"> / </span>
                {questions.length}
                <span className="sr-only">문제.</span>
              </span>
              <span className="type-title mt-1 block">{QUESTION}</span>
              {HINT && <span className="mt-1 block text-small font-normal text-ink-mute">{HINT}</span>}
            </span>
          }
          options={CHOICES.map((text, i) => ({ value: String(i + 1), label: text }))}
          value={chosen ? String(chosen) : ''}
          onChange={(value) => {
            setMoved(at)
            givenAnswers.set({ ...given, [QUESTION_SEQ]: Number(value) })
            setTried(false)
          }}
          error={isTried && !chosen ? WANTED : undefined}
        />
      </div>
      <div className="mt-8 flex gap-2">
        {at > 0 && (
          <LineButton disabled={isSending} onClick={() => show(at - 1)} className="h-14!">
            이전
          </LineButton>
        )}
        <SubmitButton isSending={isSending}>{isLast ? '결과 보기' : '다음 문제'}</SubmitButton>
      </div>
    </form>
  )
}

/** The stored choice; undefined where none is stored, or staff changed the choices meanwhile. */
function choiceOf(given: Readonly<Record<string, number>>, question: number, choices: number): number | undefined {
  const choice = given[question]
  return choice !== undefined && choice <= choices ? choice : undefined
}

function firstOpen(questions: Props['questions'], given: Readonly<Record<string, number>>): number {
  const open = questions.findIndex((one) => !choiceOf(given, one.QUESTION_SEQ, one.CHOICES.length))
  return open < 0 ? questions.length - 1 : open
}
