import { saveOps } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import type { Editor } from '../state/editor'
import { randomId } from '@/lib/random-id'
import { Saver, type LocalStore } from '@/renderer/editing/saver'

/** A saver on the real network, clock and storage. */
export function createSaver(editor: Editor, copies: LocalStore, draft: { draftNumber: number; savedAt: number }): Saver {
  return new Saver({
    editor,
    copies,
    ...draft,
    send: async ({ ops, saveKey, draftNumber }) => (await call(saveOps, { id: editor.id, ops: [...ops], saveKey, draftNumber })).item,
    // Not `randomUUID`, which a page without https does not have.
    newKey: () => randomId((bytes) => crypto.getRandomValues(bytes)),
    now: () => Date.now(),
    later: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    isOnline: () => navigator.onLine,
  })
}
