'use client'
import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { wordCheck } from '../word-check'

interface WordChecking {
  /** For the field's `onChange`: checks the typed text, and cancels the pending check (V-FW-2). */
  ask: (text: string) => Promise<void>
  /** Whether exactly this text contains a forbidden word. */
  isForbidden: (text: string) => boolean
  /** The text with a forbidden word. */
  found: string | undefined
  /** The forbidden word that was found last. */
  word: string
}

/**
 * Checks one field for forbidden words while it is typed (V-FW-1). A failed check does not block the form, because the service checks
 * again.
 */
export function useWordCheck(): WordChecking {
  const [word, setWord] = useState('')
  const [check] = useState(() => wordCheck(setWord))
  const [found, setFound] = useState<string>()
  return {
    found,
    word,
    isForbidden: (text) => text !== '' && text === found,
    async ask(text) {
      const verdict = text.trim() === '' ? 'ok' : await check(text).catch(() => 'overtaken' as const)
      if (verdict !== 'overtaken') setFound(verdict === 'forbidden' ? text : undefined)
    },
  }
}

/** Validates the field again when an answer changed its validity: after the form has received the answer, not before. */
export function useRejudged<V extends FieldValues>(form: UseFormReturn<V>, name: Path<V>, { found }: WordChecking): void {
  useEffect(() => {
    if (found !== undefined || form.getFieldState(name).invalid) void form.trigger(name)
  }, [found, form, name])
}
