import type { Saver } from '@/renderer/editing/saver'
import { editorPath } from '../state/editor-path'
import type { Editor } from '../state/editor'

/** Once a changed address of the page is saved, the tab has it too: a reload and a link to the tab find the page. @returns an end. */
export function followAddress(editor: Editor, saver: Saver): () => void {
  let known = editor.tree.head.route
  return saver.store.subscribe(({ state }) => {
    const { route } = editor.tree.head
    if (state !== 'saved' || route === undefined || route === known) return
    known = route
    history.replaceState(history.state, '', editorPath('page', route) + location.search)
  })
}
