'use client'
import { useLayoutEffect, useRef } from 'react'
import type { ChevronProps, DayButtonProps } from 'react-day-picker'
import { Icon } from '@/lib/ui/icon'

const TURN = 'grid size-11 place-items-center rounded-full hover:bg-action-quiet'
/** A day, or a month, that cannot be chosen. */
const FAINT = { opacity: 0.4 }
export const CALENDAR_CLASSES = {
  root: 'w-full',
  months: 'w-full',
  month: 'flex flex-wrap items-center justify-between',
  button_previous: `${TURN} rotate-180`,
  button_next: TURN,
  caption_label: 'numeric font-semibold',
  month_grid: 'w-full',
  weekday: 'py-2 text-caption font-normal text-ink-mute',
  day: 'p-0 text-center',
}

function DayButton({ day: _day, modifiers, ...button }: DayButtonProps) {
  const isEnd = modifiers['range_start'] || modifiers['range_end'] || (modifiers['selected'] && !modifiers['range_middle'])
  const look = isEnd
    ? 'bg-ink text-on-ink font-semibold'
    : modifiers['range_middle']
      ? 'bg-surface-deep'
      : modifiers['outside'] || modifiers['disabled']
        ? 'text-ink-mute'
        : 'hover:bg-action-quiet'
  const place = useRef<HTMLButtonElement>(null)
  const isFocused = modifiers['focused']
  // The calendar moves the focus by this mark. Before the next key is read: a later effect would take the focus back from the day after.
  useLayoutEffect(() => {
    if (isFocused) place.current?.focus()
  }, [isFocused])
  return (
    <button
      ref={place}
      {...button}
      className={`numeric h-11 w-full rounded-sm ${modifiers['today'] ? 'underline' : ''} ${look}`}
      style={modifiers['disabled'] ? FAINT : undefined}
    />
  )
}
function Chevron({ disabled }: ChevronProps) {
  return (
    <span style={disabled ? FAINT : undefined}>
      <Icon name="chevron" size={20} />
    </span>
  )
}
export const CALENDAR_COMPONENTS = { DayButton, Chevron }
