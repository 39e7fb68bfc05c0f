'use client'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { loadFonts } from './load-fonts'

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
  const sheets = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isGone = false
    const root = document.documentElement
    root.dataset['printing'] = 'yes'
    const end = (): void => done()
    addEventListener('afterprint', end)
    const paper = sheets.current!
    void loadFonts(document.fonts, getComputedStyle(paper).fontFamily, paper.textContent).then((isLoaded) => {
      if (isGone) return
      // No syllable of a name may be missing: what did not come is written by the system.
      if (!isLoaded) paper.dataset['font'] = 'system'
      print()
    })
    return () => {
      isGone = true
      removeEventListener('afterprint', end)
      delete root.dataset['printing']
    }
  }, [])
  return createPortal(
    <div ref={sheets} className={`sheets ${look}`}>
      {children}
    </div>,
    document.body,
  )
}
