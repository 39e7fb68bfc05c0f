import type { Editor } from '../state/editor'
import { DragSession } from './drag-session'

const sessions = new WeakMap<Editor, DragSession>()

/** The one drag session of an editor; its places are those of the current canvas. */
export function sessionOf(editor: Editor): DragSession {
  let session = sessions.get(editor)
  if (!session) sessions.set(editor, (session = new DragSession(editor, () => window.maruBuilder?.canvas)))
  return session
}
