'use client'
import { useId } from 'react'

export type Side = 'mine' | 'theirs'

interface PairProps {
  /** The field that both changed. */
  label: string
  /** Heading of the other side: `한결 님이 저장한 것`. */
  theirsLabel: string
  theirs: string
  mine: string
  value: Side | undefined
  onChange: (side: Side) => void
}

/** Both texts of one conflict, to choose from. */
export function Pair({ label, theirsLabel, theirs, mine, value, onChange }: PairProps) {
  const name = useId()
  const choice = (side: Side, who: string, content: string) => (
    <label className="flex min-w-0 cursor-pointer gap-2 rounded-md border border-studio-300 p-3 has-checked:border-studio-select has-checked:bg-studio-select-soft">
      <input
        type="radio"
        name={name}
        checked={value === side}
        onChange={() => onChange(side)}
        className="mt-1 shrink-0 self-start accent-studio-select max-md:size-5 pointer-coarse:size-5"
      />
      <span className="min-w-0">
        <span className="block text-studio-label text-studio-text-mute">{who}</span>
        <span className="block max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">{content}</span>
      </span>
    </label>
  )
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choice('theirs', theirsLabel, theirs)}
        {choice('mine', '내가 고친 것', mine)}
      </div>
    </fieldset>
  )
}
