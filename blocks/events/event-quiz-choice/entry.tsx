'use client'
import { useState } from 'react'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { useId } from '@/lib/ui/use-id'
import { call } from '@/schemas/api/base/call'
import { applyEntryAgain } from '@/schemas/api/events/entries'
import { CHOICE_QUIZ_WANTED, choiceQuizValues, CHOICE_QUIZ_WRONG } from '@/schemas/rules/events/choice-quiz'
import type { EntryProps } from '../_parts/event-entry/entry-event'
import { EntryFrame } from '../_parts/event-entry/entry-frame'
import { HintButton, openHint } from '../_parts/event-entry/hint'
import { useEntry } from '../_parts/event-entry/use-entry'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'

/** The square quiz: one choice; a wrong one shows the hint and sends nothing (V-CQ-1, S-CQ-1). */
export function EventQuizChoiceEntry({ event }: EntryProps) {
  const id = useId()
  const entry = useEntry(event)
  const [chosen, setChosen] = useState('')
  const [fault, setFault] = useState<string>()
  const { question, choices = [] } = event.GAME

  const choose = (value: string) => {
    setChosen(value)
    setFault(undefined)
  }
  const onApply = async () => {
    if (!(await entry.admit())) return
    if (chosen === '') {
      setFault(entry.say('required', CHOICE_QUIZ_WANTED))
      return document.getElementById(id)?.focus()
    }
    const answers = [chosen]
    const checked = await entry.check(answers)
    if (!checked) return
    if (!checked.correct) {
      await showAlertDialog({ title: entry.say('incorrect', CHOICE_QUIZ_WRONG) })
      return openHint(event)
    }
    const sent = { eventId: String(event.EVENT_SEQ), applyType: 'quizChoice', checkDt: event.CHECK_DT, answers }
    await entry.apply(() => call(applyEntryAgain, sent), { answers })
  }

  return (
    <EntryFrame
      event={event}
      entry={entry}
      title={question || event.EVENT_NAME}
      label="정답 제출하고 응모하기"
      onApply={onApply}
      actions={<HintButton event={event} />}
    >
      <RadioRows
        id={id}
        legend={<span className="sr-only">보기</span>}
        options={choiceQuizValues(choices)}
        value={chosen}
        onChange={choose}
        onFocus={entry.onFocus}
        error={fault}
        beside
      />
    </EntryFrame>
  )
}
