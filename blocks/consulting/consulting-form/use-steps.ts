'use client'
import { useEffect, useState } from 'react'

interface Entry {
  step: number
  /** This entry was added by going on, so that Back leads to the step before it. */
  isAdded: boolean
}

/**
 * The step that a phone shows, written into the entry of the history: Back leads to the step before, and a reload stays.
 * @param most index of the last step. @param onShown called after another step is shown.
 */
export function useSteps(most: number, onShown: (step: number) => void) {
  const [step, setStep] = useState(0)
  useEffect(() => {
    // A link to an anchor adds an entry without a step.
    const follow = () => {
      const known = entry()
      if (known) setStep(Math.min(known.step, most))
    }
    if (!entry()) write('replaceState', { step: 0, isAdded: false })
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [most])
  const show = (to: number) => {
    setStep(to)
    onShown(to)
  }
  return {
    step,
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
const write = (how: 'pushState' | 'replaceState', consulting: Entry): void =>
  history[how]({ ...(history.state as object | null), consulting }, '')
