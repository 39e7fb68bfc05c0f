import type { FocusEventHandler, Ref } from 'react'
import type { EventGame } from '@/schemas/rules/events/event-game'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'

interface Props {
  id: string
  step: NonNullable<EventGame['steps']>[number]
  number: number
  of: number
  chosen: string
  fault: string | undefined
  onChoose: (value: string) => void
  onFocus: FocusEventHandler<HTMLElement>
  /** The question; it gets the focus when it is shown. */
  ref: Ref<HTMLSpanElement>
}

/** One question and its choices. */
export function Step({ id, step, number, of, chosen, fault, onChoose, onFocus, ref }: Props) {
  return (
    <RadioRows
      id={`${id}-${number}`}
      legend={
        <span ref={ref} tabIndex={-1} className="block outline-none">
          <span className="numeric block text-small font-normal text-ink-mute">
            문제 {number}
            <span className="sr-only">, 모두</span>
            <span aria-hidden="true"> / </span>
            {of}
            <span className="sr-only">문제.</span>
          </span>
          <span className="type-title mt-1 block">{step.question}</span>
        </span>
      }
      options={step.choices}
      value={chosen}
      onChange={onChoose}
      onFocus={onFocus}
      error={fault}
    />
  )
}
