import type { Problem } from '@/schemas/api/base/failure'
import type { Editor } from '../state/editor'
import { reveal } from './reveal'

const IN_BLOCK = /^\/blocks\/\d+(?:\/slots\/[^/]*\/\d+)*/

/** Selects the block of a problem and asks the inspector for the field. */
export function jumpToProblem(editor: Editor, { blockId, pointer }: Problem): void {
  const id = blockId !== undefined && editor.node(blockId) ? blockId : null
  const path = id === null ? pointer : pointer.replace(IN_BLOCK, '')
  editor.select(id === null ? [] : [id])
  editor.store.setState(({ requestedField }) => ({
    panel: 'inspector',
    mode: 'edit',
    requestedField: { id, path, n: (requestedField?.n ?? 0) + 1 },
  }))
  if (id !== null) reveal(id)
}

/** The same for a pointer into the document, as the URL carries it (`?problem=`); the block follows from the document. */
export function jumpToPointer(editor: Editor, pointer: string): void {
  const steps = pointer.split('/').slice(1)
  let list = editor.tree.root
  let blockId: string | undefined
  for (let i = steps[0] === 'blocks' ? 1 : steps.length; i < steps.length; i += 3) {
    blockId = list[Number(steps[i])] ?? blockId
    if (blockId === undefined || steps[i + 1] !== 'slots') break
    list = editor.node(blockId)?.slots[steps[i + 2] ?? ''] ?? []
  }
  jumpToProblem(editor, { pointer, message: '', ...(blockId === undefined ? {} : { blockId }) })
}
