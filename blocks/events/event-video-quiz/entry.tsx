'use client'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { useId } from '@/lib/ui/use-id'
import { shareUrlFault } from '@/schemas/rules/events/review-url'
import { afterWrong, ANSWER_WRONG, answersFault, joinedAnswers, type AnswerField } from '@/schemas/rules/events/video-quiz'
import type { EntryEvent, EntryProps } from '../_parts/event-entry/entry-event'
import { EntryFrame } from '../_parts/event-entry/entry-frame'
import { Film } from '../_parts/event-entry/film'
import { HintButton, openHint } from '../_parts/event-entry/hint'
import { useEntry } from '../_parts/event-entry/use-entry'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { sendGame } from '../_parts/event-entry/send-game'
import { AnswerInput } from './answer-input'

const SHARE = 'share'
/** Faults by the index of the answer or at the shared URL. */
type Problems = Partial<Record<string, string>>

/**
 * Films, the answers to them, and, if the event wants it, the URL of the member's post (S-VPQ-1, V-VQ-1 to V-VQ-5). A wrong answer is
 * reported, shows the hint and empties the wrong fields (S-VQ-1).
 */
export function EventVideoQuizEntry({ event }: EntryProps) {
  const id = useId()
  const entry = useEntry(event)
  const fields = fieldsOf(event)
  const [answers, setAnswers] = useState(() => fields.map(() => ''))
  const [url, setUrl] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const asksUrl = event.GAME.shareUrl === true

  const focus = (name: string | number) => document.getElementById(`${id}-${name}`)?.focus()
  const refuse = (name: string | number, message: string) => {
    flushSync(() => setProblems({ [name]: message }))
    focus(name)
  }
  const note = (name: string | number, message?: string) => setProblems((before) => ({ ...before, [name]: message }))
  const answer = (at: number, text: string) => {
    setAnswers((before) => before.with(at, text))
    note(at)
  }
  /** S-VQ-1: first the message, then the hint, then the fields. */
  const sayWrong = async (wrong: number[]) => {
    await showAlertDialog({ title: entry.say('fail', ANSWER_WRONG) })
    await openHint(event)
    setAnswers(afterWrong(answers, wrong))
    setProblems({})
    focus(wrong[0] ?? 0)
  }

  const onApply = async () => {
    if (!(await entry.admit())) return
    const fault = answersFault(fields, answers)
    if (fault) return refuse(fault.at, fault.message)
    const checked = await entry.check(answers)
    if (!checked) return
    if (!checked.correct) return sayWrong(checked.wrong)
    const urlFault = asksUrl ? shareUrlFault(url) : undefined
    if (urlFault) return refuse(SHARE, urlFault)
    setProblems({})
    const sent = { answers, data01: joinedAnswers(answers), ...(asksUrl && { data03: url.trim() }) }
    await entry.apply(() => sendGame(event, sent), { answers })
  }

  return (
    <EntryFrame
      event={event}
      entry={entry}
      title={event.GAME.question || '영상을 보고 답해 주세요'}
      onApply={onApply}
      above={<Film event={event} />}
      actions={<HintButton event={event} />}
    >
      <div className="grid gap-6">
        {fields.map((field, at) => (
          <AnswerInput
            key={at}
            id={`${id}-${at}`}
            field={field}
            value={answers[at]!}
            error={problems[at]}
            onChange={(text) => answer(at, text)}
            onRefused={(message) => note(at, message)}
            onFocus={entry.onFocus}
          />
        ))}
        {asksUrl && (
          <TextField
            id={`${id}-${SHARE}`}
            label="공유한 게시물의 주소(URL)"
            help="이벤트를 소개한 게시물의 주소를 넣어 주세요. 예)&nbsp;https://blog.example.com/1"
            error={problems[SHARE]}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={url}
            onChange={({ target }) => {
              setUrl(target.value)
              note(SHARE)
            }}
            onFocus={entry.onFocus}
          />
        )}
      </div>
    </EntryFrame>
  )
}

/** An event without field descriptions has a text field for each answer. */
const fieldsOf = ({ GAME, ANSWER_LENGTH }: EntryEvent): AnswerField[] =>
  GAME.fields ??
  Array.from({ length: Math.max(ANSWER_LENGTH, 1) }, (_, i) => ({ label: ANSWER_LENGTH > 1 ? `정답 ${i + 1}` : '정답', kind: 'text' }))
