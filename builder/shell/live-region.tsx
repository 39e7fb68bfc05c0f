'use client'
import { useEditorState } from '../state/editor-provider'

/** Announces what happened to screen readers. Two elements alternate, so that the same sentence is announced twice. */
export function LiveRegion() {
  const { text, n, urgent = false } = useEditorState((state) => state.announcement)
  const textOf = (turn: number) => (!urgent && n % 2 === turn ? text : '')
  return (
    <div className="sr-only" data-live-region>
      <p role="status">{textOf(0)}</p>
      <p role="status">{textOf(1)}</p>
      <p role="alert">{urgent ? text : ''}</p>
    </div>
  )
}
