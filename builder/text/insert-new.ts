// Inserts a new block at the requested place: at a given place, after a block, or in the middle of a text.
import { withParticle } from '@/lib/particle'
import type { BlockDefinition } from '@/schemas/page/block-definition'
import type { Op, OpTarget } from '@/schemas/page/ops'
import { listAt, placeOf } from '@/schemas/page/tree'
import { writablePath } from '../commands/writable-path'
import type { Editor } from '../state/editor'
import { newBlock } from '../state/new-block'
import { describeBlock } from '../state/describe-block'
import { mayStand } from '../state/may-stand'
import { placeForNew } from '../state/place-for-new'
import { toHtml } from '@/lib/rich-text/to-html'
import type { Surroundings } from '@/lib/rich-text/rich-text-editor'

/** At the requested place, or at the default one. */
export function insertNew(editor: Editor, definition: BlockDefinition, at?: OpTarget | null): boolean {
  const place = placeForNew(editor.tree, [definition.type], editor.state.primary, at)
  if (!place) return false
  return put(editor, definition, (block) => [{ op: 'insert', at: place, block }])
}

export function insertAfterBlock(editor: Editor, id: string, definition: BlockDefinition): boolean {
  const place = placeAt(editor, id, definition)
  return insertNew(editor, definition, place && { ...place, index: place.index + 1 })
}

/**
 * Replaces an empty paragraph: the text before it stays, the text after it becomes a block of its own after the new one. A text without
 * other content is replaced as a whole.
 */
export function insertInText(
  editor: Editor,
  id: string,
  path: readonly (string | number)[],
  around: Surroundings,
  definition: BlockDefinition,
): boolean {
  const node = editor.node(id)
  const place = placeAt(editor, id, definition)
  if (!node || !place || path.length !== 1) return insertAfterBlock(editor, id, definition)
  const [before, after] = [toHtml(around.before), toHtml(around.after)]
  const { index } = place
  const name = String(path[0])
  const say = (html: string): Op => ({ op: 'setProp', id, path: [name], value: html })
  return put(editor, definition, (block) => {
    const insert = (at: number, what = block): Op => ({ op: 'insert', at: { ...place, index: at }, block: what })
    if (before === '' && after === '') return [insert(index + 1), { op: 'remove', id }]
    if (before === '') return [say(after), insert(index)]
    if (after === '') return [say(before), insert(index + 1)]
    const { slots: _slots, ...rest } = node.block
    return [say(before), insert(index + 1), insert(index + 2, { ...rest, id: editor.newId(), props: { ...rest.props, [name]: after } })]
  })
}

function placeAt(editor: Editor, id: string, definition: BlockDefinition): OpTarget | undefined {
  const node = editor.node(id)
  if (!node || !mayStand(editor.tree, definition.type, placeOf(node))) return undefined
  return { ...placeOf(node), index: listAt(editor.tree, placeOf(node)).indexOf(id) }
}

function put(editor: Editor, definition: BlockDefinition, opsFor: (block: ReturnType<typeof newBlock>) => Op[]): boolean {
  const block = newBlock(definition, editor.newId)
  editor.seal()
  if (!editor.edit(`${definition.title} 넣기`, opsFor(block), { select: [block.id] })) return false
  // A block that is only text is edited at once.
  const path = ['heading', 'rich-text'].includes(definition.type) ? writablePath(block) : undefined
  editor.store.setState({ overlay: null, insertAt: null, writing: path ? { id: block.id, path } : null })
  editor.announce(`${withParticle(definition.title, '을/를')} 넣었습니다. ${describeBlock(editor.tree, block.id)}`)
  return true
}
