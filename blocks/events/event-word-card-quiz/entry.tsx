'use client'
import { useRef, useState } from 'react'
import { useId } from '@/lib/ui/use-id'
import { wordCardsProblem, pressWordCard, WORD_CARD_WORDS } from '@/schemas/rules/events/word-cards'
import type { EntryProps } from '../_parts/event-entry/entry-event'
import { EntryFrame } from '../_parts/event-entry/entry-frame'
import { Film, scrollToFilm } from '../_parts/event-entry/film'
import { HintButton } from '../_parts/event-entry/hint'
import { useEntry } from '../_parts/event-entry/use-entry'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { sendGame } from '../_parts/event-entry/send-game'
import { WordCard, WordPlaces } from './word-cards'

/** Cards with words, picked in the order of the answer (V-WC-1 to V-WC-4, S-WC-1). */
export function EventWordCardQuizEntry({ event }: EntryProps) {
  const id = useId()
  const entry = useEntry(event)
  const cards = event.GAME.cards ?? []
  const most = event.ANSWER_LENGTH
  /** Indexes of the picked cards: two of them may have the same word. */
  const [chosen, setChosen] = useState<number[]>([])
  const [fault, setFault] = useState<string>()
  const [said, setSaid] = useState('')
  const group = useRef<HTMLDivElement>(null)

  const press = (at: number) => {
    if (!entry.admitSignedIn()) return
    const next = pressWordCard(chosen, at, most)
    setChosen(next)
    setFault(undefined)
    setSaid(wordsOf(cards[at]!, chosen.length, next.length, most))
  }
  const reset = () => {
    setChosen([])
    setFault(undefined)
    setSaid(entry.say('reset', '고른 카드를 모두 지웠습니다.'))
  }
  const refuse = (text: string) => {
    setFault(text)
    setSaid('')
    group.current!.querySelector('button')?.focus()
  }
  const onApply = async () => {
    if (!(await entry.admit())) return
    const short = entry.say('invalid', WORD_CARD_WORDS.short)
    const problem = wordCardsProblem(chosen, most)
    if (problem) return refuse(problem === 'short' ? short : WORD_CARD_WORDS.noAnswer)
    const answers = chosen.map((at) => cards[at]!)
    const checked = await entry.check(answers)
    if (!checked) return
    if (!checked.correct) return refuse(entry.say('fail', WORD_CARD_WORDS.wrong))
    await entry.apply(() => sendGame(event, { answers }), { answers, required: short })
  }

  return (
    <EntryFrame
      event={event}
      entry={entry}
      title={event.GAME.question || '영상 속 제품 이름을 카드로 맞춰 주세요'}
      lead="카드를 이름의 순서대로 골라 주세요. 다시 누르면 빠집니다."
      onApply={onApply}
      above={<Film event={event} />}
      actions={
        <>
          <div className="flex flex-wrap gap-2 *:flex-1">
            <LineButton disabled={chosen.length === 0 || entry.isBusy || entry.isApplied} onClick={reset}>
              모두 지우기
            </LineButton>
            {event.GAME.videos && event.GAME.videos.length > 0 && (
              <LineButton onClick={() => scrollToFilm(event)}>영상으로 가기</LineButton>
            )}
          </div>
          <HintButton event={event} />
        </>
      }
    >
      <WordPlaces words={Array.from({ length: most }, (_, i) => cards[chosen[i] ?? -1])} isWrong={fault !== undefined} />
      <div
        ref={group}
        role="group"
        aria-label="단어 카드"
        aria-describedby={`${id}-fault`}
        className="mt-6 flex flex-wrap justify-center gap-2"
      >
        {cards.map((word, at) => (
          <WordCard key={at} word={word} place={chosen.indexOf(at)} onPress={() => press(at)} />
        ))}
      </div>
      <FaultLine id={`${id}-fault`} text={fault} place="mt-4 justify-center" />
      <p role="status" className="sr-only">
        {said}
      </p>
    </EntryFrame>
  )
}

/** The result of a press, for screen readers. */
function wordsOf(word: string, before: number, after: number, most: number): string {
  if (after === before) return `카드는 ${most}장까지 고를 수 있습니다.`
  const done = after > before ? `‘${word}’ 카드를 ${after}번째로 골랐습니다.` : `‘${word}’ 카드를 뺐습니다.`
  return `${done} ${most}장 가운데 ${after}장을 골랐습니다.`
}
