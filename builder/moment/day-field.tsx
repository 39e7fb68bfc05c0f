'use client'
import { useId } from 'react'
import { MomentField } from './moment-field'

interface DayFieldProps {
  label: string
  /** `2026-06-01`; empty for none. */
  value: string
  onChange: (day: string) => void
}

/** A day by which a list is narrowed, with its name beside it. A half-typed day stays in the field and filters nothing yet. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 items-center gap-1.5 max-md:w-full max-md:flex-wrap">
      <label htmlFor={id} className="shrink-0 text-studio-label font-normal text-studio-text-mute max-md:w-full">
        {label}
      </label>
      <MomentField kind="day" aria={{ id }} title={label} value={value} isClearable onChange={onChange} className="flex-1 md:w-60" />
    </div>
  )
}
