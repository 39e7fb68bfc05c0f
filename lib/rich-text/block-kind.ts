import { Editor, Transforms } from 'slate'
import type { Heading, Paragraph } from './rich-text'
import { isType, setPlain } from './with-rich-text'
import { leaveList } from './toggle-list'

export type BlockKind = 'paragraph' | 'h2' | 'h3' | 'h4'

export const lineOf = (editor: Editor) => editor.above<Paragraph | Heading>({ match: isType('paragraph', 'heading') })

export function kindAt(editor: Editor): BlockKind | undefined {
  const block = editor.selection ? lineOf(editor) : undefined
  if (!block) return undefined
  return block[0].type === 'heading' ? `h${block[0].level}` : 'paragraph'
}

export function setKind(editor: Editor, kind: BlockKind): void {
  Editor.withoutNormalizing(editor, () => {
    leaveList(editor)
    for (const [, path] of [...editor.nodes({ match: isType('paragraph', 'heading', 'line') })]) {
      if (kind === 'paragraph') setPlain(editor, path)
      else Transforms.setNodes(editor, { type: 'heading', level: Number(kind[1]) as 2 }, { at: path })
    }
  })
}
