import { withParticle } from '@/lib/particle'
import type { BlockDefinition } from '@/schemas/page/block-definition'
import { definitionOf } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'
import { insertBlocks } from '../commands/insert-blocks'
import type { Editor } from '../state/editor'
import { newBlock } from '../state/new-block'
import { describeBlock } from '../state/describe-block'
import { reveal } from './reveal'

/** Puts a new block after what is chosen and says where it stands now. */
export const insertCard = (editor: Editor, card: BlockDefinition): boolean =>
  insertPiece(editor, card.title, [newBlock(card, editor.newId)])

/** Puts the blocks of a fragment or a template after what is chosen, with ids of their own. */
export function insertPiece(editor: Editor, what: string, blocks: readonly Block[]): boolean {
  if (!insertBlocks(editor, blocks, '넣기')) return false
  const [first] = editor.state.selection
  if (first === undefined) return true
  editor.announce(`${withParticle(what, '을/를')} 넣었습니다. ${describeBlock(editor.tree, first)}`)
  reveal(first)
  return true
}

/** A fragment stands on the page by its name, and changes wherever it stands when it is published anew. */
export const fragmentBlock = (title: string, ref: string): Block => ({
  id: 'fragment',
  type: 'fragment',
  v: definitionOf('fragment')?.version ?? 1,
  name: title,
  props: { ref },
})
