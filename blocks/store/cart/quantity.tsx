'use client'
import { useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { MOST_PIECES } from '@/schemas/rules/store/most-pieces'

interface Props {
  /** What is counted, for screen readers. */
  name: string
  qty: number
  onChange: (qty: number) => void
}

const step =
  'grid size-11 place-items-center rounded-full transition-colors duration-(--duration-quick) hover:bg-surface aria-disabled:text-ink-ghost'

/** How many pieces: pressed up and down, or typed. A step that is not possible keeps the focus and does nothing. */
export function Quantity({ name, qty, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const to = (next: number) => next >= 1 && next <= MOST_PIECES && next !== qty && onChange(next)
  const take = () => {
    if (typed) to(Math.min(MOST_PIECES, Math.max(1, Number.parseInt(typed, 10) || 1)))
    setTyped(undefined)
  }
  return (
    <div role="group" aria-label={`${name} 수량`} className="flex items-center">
      <button type="button" aria-label="수량 줄이기" aria-disabled={qty <= 1 || undefined} onClick={() => to(qty - 1)} className={step}>
        <Icon name="minus" size={18} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label="수량"
        value={typed ?? String(qty)}
        // The point stays while it is typed: without it 1.5 would be 15.
        onChange={({ target }) => setTyped(/^\d{0,2}(?:\.\d*)?/.exec(target.value)![0])}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
        className="numeric h-11 w-10 bg-transparent text-center font-semibold"
      />
      <button
        type="button"
        aria-label="수량 늘리기"
        aria-disabled={qty >= MOST_PIECES || undefined}
        onClick={() => to(qty + 1)}
        className={step}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
