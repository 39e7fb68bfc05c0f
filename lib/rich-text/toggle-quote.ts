import type { Editor } from 'slate'
import { Transforms } from 'slate'
import { isType } from './with-rich-text'

export const isInQuote = (editor: Editor): boolean => editor.selection !== null && editor.above({ match: isType('quote') }) !== undefined

export function toggleQuote(editor: Editor): void {
  if (isInQuote(editor)) Transforms.unwrapNodes(editor, { match: isType('quote'), split: true, mode: 'lowest' })
  else Transforms.wrapNodes(editor, { type: 'quote', children: [] }, { match: (_, path) => path.length === 1, mode: 'highest' })
}
