import { withParticle } from '@/lib/particle'
import type { BlockDefinition } from '@/schemas/page/block-definition'
import { definitionOf } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'
import { insertBlocks } from '../commands/insert-blocks'
import type { Editor } from '../state/editor'
import { newBlock } from '../state/new-block'
import { describeBlock } from '../state/describe-block'
import { reveal } from './reveal'

/** Inserts a new block after the selection and announces its place. */
export const insertNewBlock = (editor: Editor, definition: BlockDefinition): boolean =>
  insertPiece(editor, definition.title, [newBlock(definition, editor.newId)])

/** Inserts the blocks of a fragment or a template after the selection, with new ids. */
export function insertPiece(editor: Editor, what: string, blocks: readonly Block[]): boolean {
  if (!insertBlocks(editor, blocks, '넣기')) return false
  const [first] = editor.state.selection
  if (first === undefined) return true
  editor.announce(`${withParticle(what, '을/를')} 넣었습니다. ${describeBlock(editor.tree, first)}`)
  reveal(first)
  return true
}

/** A page refers to a fragment by name, so that every page changes when the fragment is published again. */
export const fragmentBlock = (title: string, ref: string): Block => ({
  id: 'fragment',
  type: 'fragment',
  v: definitionOf('fragment')?.version ?? 1,
  name: title,
  props: { ref },
})
