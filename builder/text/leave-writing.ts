import type { Editor } from '../state/editor'

/** Elements that belong to writing: the field, its toolbar, their popups. */
const WRITING = '[data-writing]'

export function leaveWriting(editor: Editor): void {
  editor.seal()
  if (editor.state.writing) editor.store.setState({ writing: null })
}

/**
 * Handles a lost focus. Writing ends when another element of the builder gets it; another window, or another program, does not end it.
 */
export function leaveOnBlur(editor: Editor, window: Window): void {
  setTimeout(() => {
    const outer = window.parent
    const { document } = outer
    if (!document.hasFocus()) return
    const active =
      window === outer || document.activeElement === window.frameElement ? window.document.activeElement : document.activeElement
    if (active?.closest(WRITING)) return
    // A popup of the toolbar is opening, or has just closed.
    if (active === window.document.body && window.document.querySelector('[data-writing-open]')) return
    leaveWriting(editor)
  })
}
