'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '@/lib/ui/icon'

interface Props<T> {
  title: string
  /** Name of the scrolling part, for screen readers. */
  label: string
  ask: (signal: AbortSignal) => Promise<T>
  close: () => void
  children: (answer: T) => ReactNode
}
type State<T> = { name: 'loading' } | { name: 'failed' } | { name: 'shown'; answer: T }

/** A dialog that loads its content when it opens: its head, a placeholder, the content or a retry. */
export function RequestDialog<T>({ title, label, ask, close, children }: Props<T>) {
  const [state, setState] = useState<State<T>>({ name: 'loading' })
  const [tries, setTries] = useState(0)
  const asking = useRef(ask)
  useEffect(() => {
    const leaving = new AbortController()
    asking.current(leaving.signal).then(
      (answer) => setState({ name: 'shown', answer }),
      () => leaving.signal.aborted || setState({ name: 'failed' }),
    )
    return () => leaving.abort()
  }, [tries])
  const again = () => {
    setState({ name: 'loading' })
    setTries((n) => n + 1)
  }

  return (
    <>
      <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 md:pl-8">
        <h2 className="type-title">{title}</h2>
        <button type="button" onClick={close} aria-label="닫기" className="grid size-11 shrink-0 place-items-center rounded-full">
          <Icon name="close" size={22} />
        </button>
      </div>
      {/* Focusable, so that the keyboard can scroll it. */}
      <div
        role="region"
        aria-label={label}
        aria-busy={state.name === 'loading'}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-5 pb-[calc(32px+env(safe-area-inset-bottom))] -outline-offset-2 md:px-8 md:pt-7"
      >
        {state.name === 'shown' ? (
          children(state.answer)
        ) : (
          <div role="status" className="text-ink-mute">
            {state.name === 'loading' ? (
              <p>내용을 불러오고 있습니다.</p>
            ) : (
              <>
                <p>내용을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.</p>
                <button
                  type="button"
                  onClick={again}
                  className="mt-3 inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
                >
                  다시 불러오기
                </button>
              </>
            )}
          </div>
        )}
      </div>
    </>
  )
}
