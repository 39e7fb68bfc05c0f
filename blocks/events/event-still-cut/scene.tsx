'use client'
import type { FocusEvent, Ref } from 'react'
import type { EventGame } from '@/schemas/rules/events/event-game'
import { NumberField } from '@/blocks/base/_parts/number-field'
import { Picture } from '@/blocks/base/_parts/picture'

/** Scenes are named by letters, so that a name is not confused with a position. */
const NAMES = '가나다라마바사아자'

interface Props {
  id: string
  at: number
  /** On a phone the field is beside the picture instead of under it. */
  inRows: boolean
  picture: NonNullable<EventGame['pictures']>[number]
  /** Its position from 1, as typed. */
  place: string
  isInvalid: boolean
  describedBy: string
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onPress: () => void
  onPlace: (place: string) => void
  onLetters: () => void
  ref: Ref<HTMLInputElement>
}

/** One scene: the picture is a button, its position a field of one digit. */
export function Scene({ id, at, inRows, picture, place, isInvalid, describedBy, onFocus, onPress, onPlace, onLetters, ref }: Props) {
  const name = `장면 ${NAMES[at]}`
  return (
    <div className={inRows ? 'max-sm:grid max-sm:grid-cols-2 max-sm:items-center max-sm:gap-3' : ''}>
      <button
        type="button"
        onClick={onPress}
        aria-pressed={place !== ''}
        className="relative block w-full rounded-sm aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-ink"
      >
        <span className="sr-only">{name}: </span>
        <Picture image={picture} ratio="4/3" sizes="(width >= 480px) 320px, 45vw" className="rounded-sm" />
        <span
          aria-hidden="true"
          className="numeric absolute top-2 left-2 grid size-8 place-items-center rounded-full bg-page text-small font-semibold text-ink shadow-float"
        >
          {place || NAMES[at]}
        </span>
      </button>
      <div
        onFocus={(event) => {
          // An existing digit is replaced.
          if (event.target instanceof HTMLInputElement) event.target.select()
          onFocus(event)
        }}
        className={`flex items-center gap-2 ${inRows ? 'sm:mt-2' : 'mt-2'}`}
      >
        <label htmlFor={id} className="shrink-0 text-small font-semibold">
          {name}
        </label>
        <NumberField
          ref={ref}
          id={id}
          value={place}
          onChange={onPlace}
          onLetters={onLetters}
          maxLength={1}
          label={`${name}의 순서`}
          isInvalid={isInvalid}
          describedBy={describedBy}
          placeholder="순서"
          className="min-w-0 px-3! text-center"
        />
      </div>
    </div>
  )
}
