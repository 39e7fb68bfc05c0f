import type { Editor } from '../state/editor'

/** What belongs to writing: the field, its toolbar, what they open. */
const WRITING = '[data-writing]'

export function leaveWriting(editor: Editor): void {
  editor.seal()
  if (editor.state.writing) editor.store.setState({ writing: null })
}

/**
 * The focus went somewhere. Writing ends where it went to another thing of the builder; another window, or another program,
 * ends nothing.
 */
export function leaveOnBlur(editor: Editor, window: Window): void {
  setTimeout(() => {
    const outer = window.parent
    const { document } = outer
    if (!document.hasFocus()) return
    const active =
      window === outer || document.activeElement === window.frameElement ? window.document.activeElement : document.activeElement
    if (active?.closest(WRITING)) return
    // A popup of the writing's own is opening, or has just closed.
    if (active === window.document.body && window.document.querySelector('[data-writing-open]')) return
    leaveWriting(editor)
  })
}
