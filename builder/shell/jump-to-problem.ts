import type { Problem } from '@/schemas/api/failure'
import type { Editor } from '../state/editor'
import { reveal } from './reveal'

const IN_BLOCK = /^\/blocks\/\d+(?:\/slots\/[^/]*\/\d+)*/

/** Chooses the block at fault and asks the inspector for the very field. */
export function jumpToProblem(editor: Editor, { blockId, pointer }: Problem): void {
  const id = blockId !== undefined && editor.node(blockId) ? blockId : null
  const path = id === null ? pointer : pointer.replace(IN_BLOCK, '')
  editor.select(id === null ? [] : [id])
  editor.store.setState(({ wantedField }) => ({
    panel: 'inspector',
    mode: 'edit',
    wantedField: { id, path, n: (wantedField?.n ?? 0) + 1 },
  }))
  if (id !== null) reveal(id)
}
