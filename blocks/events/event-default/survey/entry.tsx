'use client'
import { useState } from 'react'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { useId } from '@/lib/ui/use-id'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { applyAnswer, ENTRY_ERRORS } from '@/schemas/api/events/entries'
import type { listSurveyItems } from '@/schemas/api/events/events'
import { SURVEY_DONE } from '@/schemas/rules/events/vendor-survey'
import type { EntryProps } from '../../_parts/event-entry/entry-event'
import { EntryFrame } from '../../_parts/event-entry/entry-frame'
import { useEntry } from '../../_parts/event-entry/use-entry'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import { TextArea } from '@/blocks/base/_parts/form/text-area'

interface Props extends EntryProps {
  items: readonly Listed<typeof listSurveyItems>[]
}

const MOST = 300
const lengthOf = (text: string): number => [...text.trim()].length

/** A survey of one question: one of its answers is chosen, with an optional reason (svcApply, E-OK-3). */
export function SurveyEntry({ event, items }: Props) {
  const entry = useEntry(event)
  const id = useId()
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const fault = lengthOf(reason) > MOST ? `${MOST}자까지 입력할 수 있습니다.` : undefined

  const apply = async () => {
    if (!(await entry.admit())) return
    const item = items.find(({ SURVEY_SEQ }) => String(SURVEY_SEQ) === chosen)
    if (!item) {
      await showAlertDialog({ title: entry.say('required', ENTRY_ERRORS.required[1]) })
      document.getElementById(id)?.focus()
      return
    }
    if (fault) return document.getElementById(`${id}-reason`)?.focus()
    const sent = { eventId: String(event.EVENT_SEQ), surveySeq: item.SURVEY_SEQ, eventAnswer: reason.trim() }
    await entry.apply(() => call(applyAnswer, sent), { success: entry.say('success', SURVEY_DONE) })
  }
  return (
    <EntryFrame
      event={event}
      entry={entry}
      title={event.GAME.question ?? '하나를 골라 주세요'}
      lead="고른 답은 설문 결과를 정리하는 데만 씁니다."
      label="설문 참여하기"
      onApply={apply}
    >
      <RadioRows
        id={id}
        options={items.map(({ SURVEY_SEQ, ANSWER }) => ({ value: String(SURVEY_SEQ), label: ANSWER }))}
        value={chosen}
        onChange={(value) => entry.admitSignedIn() && setChosen(value)}
        onFocus={entry.onFocus}
      />
      <div className="mt-6">
        <TextArea
          id={`${id}-reason`}
          label="그렇게 고른 이유"
          optional
          rows={3}
          value={reason}
          error={fault}
          count={{ now: lengthOf(reason), most: MOST }}
          onFocus={entry.onFocus}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </EntryFrame>
  )
}
