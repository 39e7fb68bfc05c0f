'use client'
import { useEffect, useRef, type RefObject } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../state/editor-provider'
import { parentOf } from './value-at'
import type { Target } from './target'
import { fieldPlace } from './use-field-request'

const FOCUSABLE =
  'input:not([type=hidden]):not([hidden]):not([aria-hidden=true]), textarea, button:not(:disabled), [contenteditable=true], [tabindex="0"]'

/**
 * Scrolls the requested field into view, focuses it and highlights it once. A tab or a line of a list that hides it opens itself while
 * rendering.
 * @param id of the block whose form this is; null for the page's.
 * @returns a ref for the element that holds the form.
 */
export const useRequestedField = (id: string | null): RefObject<HTMLElement | null> => useFieldRequestedIn(useEditor().store, id)

/** The same for any form. */
export function useFieldRequestedIn(store: Target['requests'], id: string | null): RefObject<HTMLElement | null> {
  const request = useStore(store, (state) => state.requestedField)
  const place = useRef<HTMLElement>(null)
  const seen = useRef(0)

  useEffect(() => {
    if (!request || request.n === seen.current || request.path.startsWith('#') || request.id !== id) return
    const frame = requestAnimationFrame(() => {
      seen.current = request.n
      const field = nearest(place.current, fieldPlace(request.path))
      if (!field) return
      field.scrollIntoView({ block: 'center' })
      field.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
      field.animate?.([{ backgroundColor: 'var(--color-studio-accent-200)' }, { backgroundColor: 'transparent' }], 1_200)
    })
    return () => cancelAnimationFrame(frame)
  }, [request, id])
  return place
}

/** The field itself, or its innermost ancestor with a pointer. */
function nearest(root: HTMLElement | null, pointer: string): HTMLElement | undefined {
  const fields = [...(root?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  for (let at = pointer; at !== ''; at = parentOf(at)) {
    const found = fields.find((field) => field.dataset['field'] === at)
    if (found) return found
  }
  return undefined
}
