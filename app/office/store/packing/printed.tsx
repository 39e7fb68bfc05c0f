'use client'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface PrintedProps {
  /** Classes that say which paper it is. */
  look?: string
  children: ReactNode
  /** The browser's window of printing was closed: what names people leaves the page again. */
  onPrinted: () => void
}

/** Sheets that are printed at once: beside the console in the body, where paper shows them alone. */
export function Printed({ look = '', children, onPrinted }: PrintedProps) {
  const done = useEffectEvent(onPrinted)
  useEffect(() => {
    const root = document.documentElement
    root.dataset['printing'] = 'yes'
    const end = (): void => done()
    addEventListener('afterprint', end)
    print()
    return () => {
      removeEventListener('afterprint', end)
      delete root.dataset['printing']
    }
  }, [])
  return createPortal(<div className={`sheets ${look}`}>{children}</div>, document.body)
}
