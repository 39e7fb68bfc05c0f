'use client'
import { useEffect, useState } from 'react'
import { leftWords } from './left-words'

/**
 * How long a time sale still holds, by the second. The page is the same for everybody and says until when it holds; only the browser knows
 * what time it is. Screen readers have that moment and are not told each second.
 */
export function Countdown({ until }: { until: string }) {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const tick = () => setLeft(Date.parse(until) - Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return (
    <span role="timer" className="numeric font-semibold text-clay-700">
      {left === undefined ? '' : leftWords(left)}
    </span>
  )
}
