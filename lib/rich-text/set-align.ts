import type { Editor } from 'slate'
import { Transforms } from 'slate'
import type { Align } from './rich-text'
import { isType } from './with-rich-text'
import { lineOf } from './block-kind'

export function alignAt(editor: Editor): Align | undefined {
  const block = editor.selection ? lineOf(editor) : undefined
  return block && (block[0].align ?? 'left')
}

/** Left is the default alignment, so it is not written. */
export function setAlign(editor: Editor, align: Align): void {
  for (const [, path] of [...editor.nodes({ match: isType('paragraph', 'heading') })]) {
    if (align === 'left') Transforms.unsetNodes(editor, 'align', { at: path })
    else Transforms.setNodes(editor, { align }, { at: path })
  }
}
