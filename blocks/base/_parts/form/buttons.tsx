import { useEffect, useRef, type ReactNode } from 'react'
import { wakeForm } from '@/lib/hold-submit'
import { restoreTyped } from './restore-typed'

const BASE =
  'inline-flex items-center justify-center rounded-sm font-semibold whitespace-nowrap transition-colors duration-(--duration-quick) aria-disabled:cursor-default'

/**
 * A press that takes the focus from a field validates that field, and the message would move the button away from the pointer. So the
 * focus stays until the click.
 */
const keepFocus = (event: React.MouseEvent) => event.preventDefault()

interface Props extends React.ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode
}

/**
 * The one filled button of a form. While it sends it stays in place, keeps the focus and shows its state. A press before hydration is
 * performed afterwards, and input from before a required login is restored (E-LOGIN-3).
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

/** Beside a field, or a secondary action. */
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
