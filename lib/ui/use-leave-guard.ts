'use client'
import { useEffect } from 'react'

/** Has the browser ask before the page is left, as long as something typed would be lost with it. */
export function useLeaveGuard(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isHeld])
}
