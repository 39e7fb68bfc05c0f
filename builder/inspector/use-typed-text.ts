'use client'
import { useState, type CompositionEvent } from 'react'

/** What becomes of typed text: a value for the page, or the reason why the page does not take it. */
export type Accepted = { value: unknown } | { refusal: string }

interface Draft {
  text: string
  /** What the page held when this was typed; once it holds something else, the page is shown again. */
  held: unknown
  isComposing: boolean
  refusal: string | undefined
}

export interface TypedText {
  text: string
  /** Why what is shown has not reached the page; empty where it is only unfinished. */
  refusal: string | undefined
  change: (text: string) => void
  /** For the element: a syllable being composed is the browser's, and nothing from outside is written over it. */
  composition: {
    onCompositionStart: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  }
  leave: () => void
  /** Shows what the page holds, whatever was typed. */
  giveUp: () => void
}

/**
 * A field that is typed into. It shows its own text while that is ahead of the page: a syllable being composed, a number not
 * finished, words that the page does not take. The page gets every change that it takes, as it is typed.
 * @param write gives the value to the page and says what the page holds then.
 */
export function useTypedText(
  value: unknown,
  textOf: (value: unknown) => string,
  accept: (text: string) => Accepted,
  write: (value: unknown) => unknown,
): TypedText {
  const [draft, setDraft] = useState<Draft | null>(null)
  const shown = draft !== null && (draft.isComposing || Object.is(draft.held, value)) ? draft : null

  const take = (text: string, isComposing: boolean): void => {
    const accepted = accept(text)
    const held = 'value' in accepted && !Object.is(accepted.value, value) ? write(accepted.value) : value
    setDraft({ text, held, isComposing, refusal: 'refusal' in accepted ? accepted.refusal : undefined })
  }
  return {
    text: shown ? shown.text : textOf(value),
    refusal: shown?.refusal,
    change: (text) => take(text, draft?.isComposing ?? false),
    composition: {
      onCompositionStart: (event) => {
        const { value: text } = event.currentTarget
        setDraft((old) => ({ text, held: value, refusal: old?.refusal, isComposing: true }))
      },
      onCompositionEnd: (event) => take(event.currentTarget.value, false),
    },
    giveUp: () => setDraft(null),
    leave: () => setDraft((old) => (old?.refusal === undefined ? null : { ...old, isComposing: false })),
  }
}
