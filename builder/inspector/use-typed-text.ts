'use client'
import { useEffect, useState, type CompositionEvent } from 'react'
import { useStanding } from './target'

/** The result of typed text: a value for the page, or the reason of its refusal. */
export type Accepted = { value: unknown } | { refusal: string }

interface Draft {
  text: string
  /** The page's value when this was typed; when it changes, the field shows the page's value again. */
  held: unknown
  isComposing: boolean
  refusal: string | undefined
}

export interface TypedText {
  text: string
  /** Why the shown text has not reached the page; empty while it is only incomplete. */
  refusal: string | undefined
  change: (text: string) => void
  /** For the element: the browser owns a syllable being composed, and no change from outside overwrites it. */
  composition: {
    onCompositionStart: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  }
  leave: () => void
  /** Discards the typed text and shows the page's value. */
  giveUp: () => void
}

/**
 * A text field that shows its own text while it is ahead of the page: a syllable being composed, an incomplete number, a refused text.
 * The page gets every accepted change as it is typed.
 * @param write gives the value to the page and returns the page's value afterwards.
 * @param at the field whose text this is: a form is not published while a refused text stands in it.
 */
export function useTypedText(
  value: unknown,
  textOf: (value: unknown) => string,
  accept: (text: string) => Accepted,
  write: (value: unknown) => unknown,
  at?: { pointer: string; title: string },
): TypedText {
  const [draft, setDraft] = useState<Draft | null>(null)
  const shown = draft !== null && (draft.isComposing || Object.is(draft.held, value)) ? draft : null

  const stand = useStanding()
  const pointer = at?.pointer
  const standing = shown?.refusal === undefined ? undefined : shown.refusal || `${at?.title ?? '항목'}: 입력을 마쳐 주세요.`
  useEffect(() => {
    if (pointer === undefined || standing === undefined) return undefined
    stand(pointer, standing)
    return () => stand(pointer, undefined)
  }, [stand, pointer, standing])

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
