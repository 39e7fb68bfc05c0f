'use client'
import { useSyncExternalStore } from 'react'

/** The first stop of Tab on every screen of the console; the frame of a canvas is no screen of its own. */
export function SkipLink() {
  const isFrame = useSyncExternalStore(
    () => () => undefined,
    () => window !== window.top,
    () => false,
  )
  if (isFrame) return null
  return (
    <a href="#main" className="skip-link">
      본문으로 건너뛰기
    </a>
  )
}
