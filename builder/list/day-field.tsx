'use client'
import { useState } from 'react'
import { FIELD } from '../ui/field'

interface DayFieldProps {
  label: string
  /** `2026-06-01`; empty for none. */
  value: string
  onChange: (day: string) => void
}

/** A day as the browser enters it. A half-typed year (`0002`) stays in the field and filters nothing yet. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<{ text: string; from: string } | null>(null)
  return (
    <input
      type="date"
      aria-label={label}
      title={label}
      min="2000-01-01"
      max="2099-12-31"
      value={typed && typed.from === value ? typed.text : value}
      onChange={({ currentTarget }) => {
        const { value: text, validity } = currentTarget
        const day = validity.valid ? text : value
        setTyped({ text, from: day })
        if (day !== value) onChange(day)
      }}
      onBlur={() => setTyped(null)}
      className={`${FIELD} min-w-0 tabular-nums md:w-36`}
    />
  )
}
