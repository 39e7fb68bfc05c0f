'use client'
import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { wordCheck } from '../word-check'

interface WordChecking {
  /** For the field's `onChange`: asks about what was typed, and takes back what was asked before (V-FW-2). */
  ask: (text: string) => Promise<void>
  /** Whether this very text was found to hold a forbidden word. */
  isForbidden: (text: string) => boolean
  /** The text that was found to. */
  found: string | undefined
}

/** Forbidden words of one field while it is typed (V-FW-1). A check that fails does not block the form: the service checks again. */
export function useWordCheck(): WordChecking {
  const [check] = useState(() => wordCheck())
  const [found, setFound] = useState<string>()
  return {
    found,
    isForbidden: (text) => text !== '' && text === found,
    async ask(text) {
      const verdict = text.trim() === '' ? 'ok' : await check(text).catch(() => 'overtaken' as const)
      if (verdict !== 'overtaken') setFound(verdict === 'forbidden' ? text : undefined)
    },
  }
}

/** Validates the field again when an answer changed its verdict: after the form has received the answer, not before. */
export function useRejudged<V extends FieldValues>(form: UseFormReturn<V>, name: Path<V>, { found }: WordChecking): void {
  useEffect(() => {
    if (found !== undefined || form.getFieldState(name).invalid) void form.trigger(name)
  }, [found, form, name])
}
