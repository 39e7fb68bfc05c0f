import { useEffect, useRef, type ReactNode } from 'react'
import { wakeForm } from '@/lib/hold-submit'
import { restoreTyped } from './restore-typed'

const BASE =
  'inline-flex items-center justify-center rounded-sm font-semibold whitespace-nowrap transition-colors duration-(--duration-quick) aria-disabled:cursor-default'

/**
 * A press that takes the focus from a field has that field checked, and what is then said moves the button away from under
 * the pointer before it is let go. So the focus stays where it is until the click.
 */
const keepFocus = (event: React.MouseEvent) => event.preventDefault()

interface Props extends React.ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode
}

/**
 * The one filled button of a form. While it sends it stays where it is, keeps the focus and says so. A press before the page was
 * awake is carried out when it is, and what was typed before a login that had to come first is there again (E-LOGIN-3).
 */
export function SubmitButton({ isSending, children, className = '', ...button }: Props & { isSending: boolean }) {
  const place = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = place.current!.form
    if (!form) return
    const ends = [wakeForm(form), restoreTyped(form)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return (
    <button
      ref={place}
      type="submit"
      aria-disabled={isSending || undefined}
      aria-busy={isSending}
      onMouseDown={keepFocus}
      onClick={(event) => isSending && event.preventDefault()}
      {...button}
      className={`${BASE} h-14 w-full bg-action px-6 text-on-ink hover:bg-action-hover aria-disabled:bg-ink-mute ${className}`}
    >
      {isSending ? '처리하고 있습니다' : children}
    </button>
  )
}

/** Beside a field, or a second way on. */
export function LineButton({ children, className = '', ...button }: Props) {
  return (
    <button
      type="button"
      onMouseDown={keepFocus}
      {...button}
      className={`${BASE} h-13 border border-line-field bg-page px-5 hover:border-ink hover:bg-action-quiet aria-disabled:text-ink-mute ${className}`}
    >
      {children}
    </button>
  )
}
