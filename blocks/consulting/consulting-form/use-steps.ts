'use client'
import { useEffect, useState } from 'react'
import { callKey } from '@/schemas/api/base/call-key'

interface Entry {
  step: number
  /** This entry was added by going on, so that Back leads to the step before it. */
  isAdded: boolean
  /** The same in all entries of one request. */
  request: string
}

/** In the storage of the session: the request that was sent. */
const SENT = 'maru-consulting-sent'

/**
 * The step that a phone shows, written into the entry of the history: Back leads to the step before, and a reload stays.
 * Once the request was sent, its entries say so: Back would show an empty form with finished steps.
 * @param most index of the last step. @param onShown called after another step is shown.
 */
export function useSteps(most: number, onShown: (step: number) => void) {
  const [step, setStep] = useState(0)
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    // A link to an anchor adds an entry without a step.
    const follow = () => {
      const known = entry()
      if (!known) return
      setSent(known.request === sentRequest())
      setStep(Math.min(known.step, most))
    }
    if (!entry()) write('replaceState', { step: 0, isAdded: false })
    follow()
    const events = ['popstate', 'pageshow'] as const
    for (const event of events) addEventListener(event, follow)
    return () => {
      for (const event of events) removeEventListener(event, follow)
    }
  }, [most])
  const show = (to: number) => {
    setStep(to)
    onShown(to)
  }
  return {
    step,
    isSent,
    markSent: () => {
      try {
        sessionStorage.setItem(SENT, entry()?.request ?? '')
      } catch {
        // A private window: Back shows the form anew.
      }
    },
    goOn: () => {
      write('pushState', { step: step + 1, isAdded: true })
      show(step + 1)
    },
    goBack: () => {
      if (entry()?.isAdded) history.back()
      else write('replaceState', { step: step - 1, isAdded: false })
      show(step - 1)
    },
    /** Shows a step without a way of its own: where a fault is. */
    jump: (to: number) => {
      write('replaceState', { step: to, isAdded: to === step && entry()?.isAdded === true })
      setStep(to)
    },
  }
}

const entry = (): Entry | undefined => (history.state as { consulting?: Entry } | null)?.consulting
const write = (how: 'pushState' | 'replaceState', consulting: Omit<Entry, 'request'>): void =>
  history[how]({ ...(history.state as object | null), consulting: { ...consulting, request: entry()?.request ?? callKey() } }, '')

function sentRequest(): string | null {
  try {
    return sessionStorage.getItem(SENT)
  } catch {
    return null
  }
}
