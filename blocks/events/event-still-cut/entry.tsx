'use client'
import { useRef, useState } from 'react'
import { useId } from '@/lib/ui/use-id'
import { stillCutProblem, pressStillCut, STILL_CUT_WORDS } from '@/schemas/rules/events/still-cut'
import type { EntryProps } from '../_parts/event-entry/entry-event'
import { EntryFrame } from '../_parts/event-entry/entry-frame'
import { Film, scrollToFilm } from '../_parts/event-entry/film'
import { useEntry } from '../_parts/event-entry/use-entry'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { sendGame } from '../_parts/event-entry/send-game'
import { Scene } from './scene'

interface Fault {
  text: string
  /** Field of the fault; undefined when the order is wrong. */
  at?: number | undefined
}

/** The scenes of a film, to be put in order: pressed one after another, or numbered (V-SC-1 to V-SC-3). */
export function EventStillCutEntry({ event }: EntryProps) {
  const id = useId()
  const entry = useEntry(event)
  const pictures = event.GAME.pictures ?? []
  // An odd number would leave one alone in pairs: on a phone each then has a row to itself.
  const inRows = pictures.length % 2 === 1
  const [order, setOrder] = useState(() => pictures.map(() => ''))
  const [fault, setFault] = useState<Fault>()
  const fields = useRef<(HTMLInputElement | null)[]>([])

  const change = (next: string[]) => {
    setOrder(next)
    setFault(undefined)
  }
  const refuse = (found: Fault) => {
    setFault(found)
    fields.current[found.at ?? 0]?.focus()
  }
  const onApply = async () => {
    if (!(await entry.admit())) return
    const incomplete = entry.say('invalid', STILL_CUT_WORDS.empty)
    const found = stillCutProblem(order)
    if (found) return refuse({ text: found.problem === 'empty' ? incomplete : STILL_CUT_WORDS.digits, at: found.at })
    const checked = await entry.check(order)
    if (!checked) return
    if (!checked.correct) return refuse({ text: entry.say('incorrect', STILL_CUT_WORDS.wrong) })
    await entry.apply(() => sendGame(event, { answers: order }), { answers: order, required: incomplete })
  }

  return (
    <EntryFrame
      event={event}
      entry={entry}
      title={event.GAME.question || '장면을 나온 순서대로 맞혀 주세요'}
      lead="장면을 순서대로 누르거나, 장면마다 몇 번째인지 숫자로 입력해 주세요."
      onApply={onApply}
      above={<Film event={event} />}
      actions={
        <div className="flex flex-wrap gap-2 *:flex-1">
          {event.GAME.videos && event.GAME.videos.length > 0 && <LineButton onClick={() => scrollToFilm(event)}>힌트 보기</LineButton>}
          <LineButton disabled={entry.isBusy || entry.isApplied} onClick={() => change(pictures.map(() => ''))}>
            모두 지우기
          </LineButton>
        </div>
      }
    >
      <ul className={`grid gap-x-3 ${inRows ? 'gap-y-4 sm:grid-cols-3 sm:gap-y-6' : 'grid-cols-2 gap-y-6'}`}>
        {pictures.map((picture, i) => (
          <li key={i}>
            <Scene
              id={`${id}-${i}`}
              at={i}
              inRows={inRows}
              picture={picture}
              place={order[i]!}
              isInvalid={fault !== undefined && (fault.at ?? i) === i}
              describedBy={`${id}-fault`}
              onFocus={entry.onFocus}
              onPress={() => entry.admitSignedIn() && change(pressStillCut(order, i))}
              onPlace={(place) => change(order.map((old, j) => (j === i ? place : old)))}
              onLetters={() => setFault({ text: STILL_CUT_WORDS.digits, at: i })}
              ref={(field) => void (fields.current[i] = field)}
            />
          </li>
        ))}
      </ul>
      <FaultLine id={`${id}-fault`} text={fault?.text} place="mt-4 justify-center" />
    </EntryFrame>
  )
}
