import { Editor, Transforms } from 'slate'
import type { List, RichElement } from './rich-text'
import { isType } from './with-rich-text'

export function listAtCaret(editor: Editor): 'ol' | 'ul' | undefined {
  const list = editor.selection ? editor.above<List>({ match: isType('list') }) : undefined
  return list && (list[0].ordered ? 'ol' : 'ul')
}

export function toggleList(editor: Editor, kind: 'ol' | 'ul'): void {
  const ordered = kind === 'ol'
  const list = editor.above<List>({ match: isType('list') })
  if (list) {
    if (list[0].ordered !== ordered) Transforms.setNodes(editor, { ordered }, { at: list[1] })
    else leaveList(editor)
    return
  }
  Editor.withoutNormalizing(editor, () => {
    for (const [, path] of [...editor.nodes({ match: isType('paragraph', 'heading') })]) {
      Transforms.unsetNodes(editor, ['align', 'level'] as never, { at: path })
      Transforms.setNodes(editor, { type: 'line' }, { at: path })
    }
    Transforms.wrapNodes(editor, { type: 'list', ordered, children: [] }, { match: isType('line') })
    for (const [, path] of [...editor.nodes({ match: isType('line') })])
      Transforms.wrapNodes(editor, { type: 'item', children: [] }, { at: path })
  })
}

/** Every selected entry becomes a paragraph. */
export function leaveList(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    for (let depth = 0; depth < 8 && editor.above({ match: isType('list') }); depth++) {
      Transforms.unwrapNodes(editor, { match: isType('list'), split: true, mode: 'lowest' })
      Transforms.unwrapNodes(editor, { match: isType('item'), split: true, mode: 'lowest' })
    }
    Transforms.setNodes<RichElement>(editor, { type: 'paragraph' }, { match: isType('line') })
  })
}
