'use client'
import { useRef, useState } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { follow } from '@/lib/ui/control-navigation'
import { useId } from '@/lib/ui/use-id'
import { BOXES_WRONG, boxesFault, CONSONANT_ONLY, surveyData, surveyParts, type SurveyAnswer } from '@/schemas/rules/events/tvc'
import type { EntryProps } from '../_parts/event-entry/entry-event'
import { EntryFrame } from '../_parts/event-entry/entry-frame'
import { Film } from '../_parts/event-entry/film'
import { HintButton } from '../_parts/event-entry/hint'
import { useEntry } from '../_parts/event-entry/use-entry'
import { sendGame } from '../_parts/event-entry/send-game'
import { ConsonantBoxes } from './consonant-boxes'
import { ConsonantKeypad } from './consonant-keypad'
import { openSurvey } from './open-survey'
import { useBoxes } from './use-boxes'

const CONSULTING_OFFERED = '무료 상담을 신청하시겠습니까?'

/**
 * A TV quiz: a film, four initial consonants, and for tvc2 and tvc3 a survey after the right answer (S-TVC-1, CX-31). A wrong answer is
 * reported and empties the boxes (V-TVQ-2).
 */
export function EventTvcEntry({ event }: EntryProps) {
  const id = useId()
  const entry = useEntry(event)
  const [problem, setProblem] = useState('')
  const [isSolved, setSolved] = useState(false)
  const boxes = useBoxes((isRefused) => setProblem(isRefused ? CONSONANT_ONLY : ''))
  // A closed survey, or one with a failed entry, is resumed.
  const answered = useRef<SurveyAnswer>({ plan: '', category: [], comment: '' })
  const { survey } = surveyParts(event.EVENT_TYPE)

  const refuse = (message: string, at: number) => {
    setProblem(message)
    boxes.focus(at)
    return false
  }
  const solve = async (answers: string[]) => {
    const fault = boxesFault(answers)
    if (fault) return refuse(fault, answers.indexOf(''))
    const checked = await entry.check(answers)
    if (!checked) return false
    if (!checked.correct) {
      boxes.clear()
      return refuse(entry.say('incorrect', BOXES_WRONG), 0)
    }
    setProblem('')
    setSolved(true)
    return true
  }
  /** S-EVT-5. */
  const offerConsulting = async () => {
    const own = event.MESSAGES.success
    const words = own ? { title: own, text: CONSULTING_OFFERED } : { title: `응모가 완료되었습니다. ${CONSULTING_OFFERED}` }
    const isWanted = (await showConfirmDialog({ ...words, okLabel: '상담 신청', cancelLabel: '닫기' })) === 'ok'
    if (isWanted) follow(`/zin/consulting/start?eventId=${event.EVENT_SEQ}`)
    return !isWanted
  }

  const onApply = async () => {
    const answers = boxes.settle()
    if (!(await entry.admit())) return
    if (!isSolved && !(await solve(answers))) return
    if (survey && !(await openSurvey(event, answered.current, (answer) => void (answered.current = answer)))) return
    const sent = { answers, data01: answers.join(''), ...surveyData(answered.current, event.EVENT_TYPE) }
    await entry.apply(() => sendGame(event, sent), { answers, done: offerConsulting })
  }

  return (
    <EntryFrame
      event={event}
      entry={entry}
      title={event.GAME.question || '영상 속 네 글자의 초성을 맞혀 주세요'}
      label={isSolved && survey ? '설문 이어서 하기' : '정답 제출'}
      onApply={onApply}
      above={<Film event={event} />}
      actions={<HintButton event={event} />}
    >
      <ConsonantBoxes
        id={id}
        boxes={boxes}
        problem={problem}
        praise={entry.say('correct', '정답입니다.')}
        isSolved={isSolved}
        onFocus={entry.onFocus}
      />
      {!isSolved && (
        <ConsonantKeypad
          shown={boxes.shown}
          onPress={(sign) => entry.admitSignedIn() && boxes.press(sign)}
          onErase={() => entry.admitSignedIn() && boxes.erase()}
        />
      )}
    </EntryFrame>
  )
}
