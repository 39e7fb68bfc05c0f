import { useEffect, useState } from 'react'

const OFTEN = 30_000

/** The present moment, which goes on while the screen is open. @param at when its rows were read: what the server has drawn it for. */
export function useNow(at: number | undefined): number {
  const [now, setNow] = useState(at ?? 0)
  useEffect(() => {
    const tick = (): void => setNow(Date.now())
    const timer = setInterval(tick, OFTEN)
    return () => clearInterval(timer)
  }, [])
  return Math.max(now, at ?? 0)
}
