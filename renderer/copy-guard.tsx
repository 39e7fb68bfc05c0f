'use client'
import { useEffect } from 'react'

/** Right-click and dragging are off on /styling/ paths and nowhere else (C-RCLICK, RT-25). */
export function CopyGuard() {
  useEffect(() => {
    const prevent = (event: Event) => event.preventDefault()
    document.addEventListener('contextmenu', prevent)
    document.addEventListener('dragstart', prevent)
    return () => {
      document.removeEventListener('contextmenu', prevent)
      document.removeEventListener('dragstart', prevent)
    }
  }, [])
  return null
}
