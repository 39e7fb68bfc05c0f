'use client'
import type { FocusEvent } from 'react'
import { Icon } from '@/lib/ui/icon'
import { TVC_BOXES } from '@/schemas/rules/events/event-game'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import type { Boxes } from './use-boxes'

interface Props {
  id: string
  boxes: Boxes
  /** Sentence about what is wrong with them. */
  problem: string
  /** Shown when they are right. */
  praise: string
  isSolved: boolean
  onFocus: (event: FocusEvent<HTMLElement>) => void
}

const CELL =
  'aspect-[7/8] w-full rounded-sm border text-center text-[2rem] font-medium caret-ink transition-[background-color,border-color,color,rotate] duration-(--duration-slow) ease-(--ease-settle) md:text-[2.5rem]'
const PLAIN =
  'border-line-field bg-page data-active:border-ink data-active:inset-ring data-active:inset-ring-ink aria-invalid:border-danger disabled:bg-surface disabled:text-ink-mute'
/** Solved, the cells turn one after another (look §6); without motion they only change colour. */
const SOLVED = 'border-calm bg-calm text-on-ink [rotate:x_360deg] motion-safe:delay-(--turn)'

/** The four cells (V-TVC-1, C-GAME). A phone's own keyboard stays closed: the keypad below offers the accepted keys. */
export function ConsonantBoxes({ id, boxes, problem, praise, isSolved, onFocus }: Props) {
  return (
    <div role="group" aria-label="초성 네 글자" aria-describedby={`${id}-help`}>
      <div className="mx-auto grid max-w-[23.25rem] grid-cols-4 gap-2 md:gap-3">
        {Array.from({ length: TVC_BOXES }, (_, at) => {
          const input = boxes.inputProps(at)
          const isComposing = boxes.draft?.at === at
          return (
            <div key={at} className="relative">
              <input
                {...input}
                type="text"
                name={`initial-${at + 1}`}
                aria-label={`${at + 1}번째 칸`}
                aria-describedby={`${id}-problem`}
                aria-invalid={problem !== '' || undefined}
                inputMode="none"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck="false"
                enterKeyHint="done"
                readOnly={isSolved}
                data-active={(!isSolved && boxes.active === at) || undefined}
                onFocus={(event) => {
                  input.onFocus?.(event)
                  onFocus(event)
                }}
                style={{ '--turn': `${at * 90}ms` } as React.CSSProperties}
                className={`${CELL} ${isSolved ? SOLVED : PLAIN} ${isComposing ? 'text-transparent caret-transparent' : ''}`}
              />
              {isComposing && (
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-0 grid place-items-center text-[2rem] font-medium md:text-[2.5rem]"
                >
                  {boxes.shown[at]}
                </span>
              )}
            </div>
          )
        })}
      </div>
      <FaultLine id={`${id}-problem`} text={problem} place="mt-4 justify-center" />
      <p role="status" className="mt-4 flex justify-center gap-1.5 font-semibold text-calm empty:hidden">
        {isSolved && (
          <>
            <Icon name="check" size={20} className="mt-0.5" />
            {praise}
          </>
        )}
      </p>
      <p id={`${id}-help`} className={problem || isSolved ? 'sr-only' : 'mt-4 text-center text-small text-ink-mute'}>
        한 칸에 초성 한 글자씩 입력해 주세요. 예) ㄱ
      </p>
    </div>
  )
}
