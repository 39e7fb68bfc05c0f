'use client'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Icon } from '@/lib/ui/icon'
import { CONSONANT_NAMES, CONSONANTS } from '@/schemas/rules/events/tvc'

interface Props {
  /** The content of the boxes, for screen readers. */
  shown: readonly string[]
  onPress: (sign: string) => void
  onErase: () => void
}

/** A press leaves the focus, and with it a composition, in its box. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
const KEY =
  'grid h-13 min-w-11 place-items-center rounded-sm text-[1.25rem] font-medium transition-colors duration-(--duration-instant) disabled:text-ink-mute md:h-14'

/** The 19 initial consonants and backspace: one tab stop, arrow keys move between keys. */
export function ConsonantKeypad({ shown, onPress, onErase }: Props) {
  const [at, setAt] = useState(0)
  const keys = useRef<HTMLDivElement>(null)
  const [isUsed, setUsed] = useState(false)

  const onKeyDown = (event: KeyboardEvent) => {
    const columns = getComputedStyle(keys.current!).gridTemplateColumns.split(' ').length
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns, Home: -at, End: last - at }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = at + step
    if (next < 0 || next > last) return
    setAt(next)
    keys.current!.querySelectorAll('button')[next]!.focus()
  }
  const key = (place: number, label: string, act: () => void, look: string, children: React.ReactNode) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      tabIndex={place === at ? 0 : -1}
      onFocus={() => setAt(place)}
      onMouseDown={keepFocus}
      onClick={() => {
        setUsed(true)
        act()
      }}
      className={`${KEY} ${look}`}
    >
      {children}
    </button>
  )

  return (
    <>
      <div
        ref={keys}
        role="toolbar"
        aria-label="초성 글쇠판"
        onKeyDown={onKeyDown}
        className="mt-5 grid grid-cols-5 gap-1.5 md:mt-7 lg:grid-cols-10 lg:gap-2"
      >
        {CONSONANTS.map((sign, i) =>
          key(i, CONSONANT_NAMES[i]!, () => onPress(sign), 'bg-page inset-ring inset-ring-line hover:inset-ring-ink active:bg-line', sign),
        )}
        {key(last, '한 글자 지우기', onErase, 'bg-surface-deep hover:bg-line', <Icon name="erase" />)}
      </div>
      <p role="status" className="sr-only">
        {isUsed && shown.map((sign, i) => `${i + 1}번째 칸 ${sign || '비어 있음'}`).join(', ')}
      </p>
    </>
  )
}

const last = CONSONANTS.length
