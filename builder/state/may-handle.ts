// What the role of the person in the editor may do to a block: the question of screens. Calls answer the same from the same rule
// (schemas/rules/base/page-scope.ts).
import type { Block } from '@/schemas/page/document'
import { withDescendants } from '@/schemas/page/tree'
import { mayTouch, mayTouchSome, PAGE_SETTINGS } from '@/schemas/rules/base/page-scope'
import type { Editor } from './editor'

/** Whether it may be moved, removed and replaced, with all that is in it. */
export function mayHandle({ scope, tree }: Editor, id: string): boolean {
  if (!scope.blocks) return true
  return withDescendants(tree, id).every((key) => {
    const node = tree.nodes.get(key)
    return node === undefined || (!node.opaque && mayTouch(scope, { type: node.block.type }))
  })
}

/** Whether anything of it may be changed. */
export function mayChange({ scope, tree }: Editor, id: string): boolean {
  const node = tree.nodes.get(id)
  return !scope.blocks || (node !== undefined && !node.opaque && mayTouchSome(scope, node.block.type))
}

/** @param field a prop, or `~show`, `~name`, `~locked`. */
export function mayFill({ scope, tree }: Editor, ids: readonly string[], field: string): boolean {
  const types = ids.length === 0 ? [PAGE_SETTINGS] : ids.map((id) => tree.nodes.get(id)?.block.type ?? '')
  return types.every((type) => mayTouch(scope, { type, field }))
}

export const mayInsert = ({ scope }: Editor, type: string): boolean => mayTouch(scope, { type })
/** With all that is in them: a template's. */
export const mayInsertAll = (editor: Editor, blocks: readonly Block[]): boolean =>
  blocks.every(({ type, slots }) => mayInsert(editor, type) && Object.values(slots ?? {}).every((list) => mayInsertAll(editor, list)))
