import { createEditor, Editor, Node, Range, Transforms, type Descendant } from 'slate'
import { withReact } from 'slate-react'
import type { CleanHtml } from '@/lib/html/clean-html'
import { cleanForeign, TOO_MUCH, type Foreign } from './clean-foreign'
import { fromHtml } from './from-html'
import { toHtml } from './to-html'
import { isType, withRichText } from './with-rich-text'

export interface TextEditorActions {
  /** The policy of the text, for what is pasted. */
  clean: CleanHtml
  undo: () => void
  redo: () => void
  /** Announces the result of a paste. */
  say: (words: string) => void
}

/** Configures Slate: no history of its own, and only clean HTML and text on the clipboard. */
export function makeTextEditor(actions: TextEditorActions): Editor {
  const editor = withRichText(withReact(createEditor()))
  // The browser's own undo (a menu, a shake of the phone) is the page's undo.
  Object.assign(editor, { undo: actions.undo, redo: actions.redo })
  editor.setFragmentData = (data) => {
    const fragment = editor.getFragment()
    data.setData('text/html', toHtml(fragment))
    data.setData('text/plain', plainOf(fragment))
  }
  editor.insertFragmentData = () => false
  editor.insertData = (data) => {
    const foreign = { html: data.getData('text/html'), text: data.getData('text/plain') }
    // Plain text is inserted as typed, with the marks at the caret.
    if (foreign.html === '' && !/[\r\n]/.test(foreign.text)) editor.insertText(foreign.text)
    else void insertForeign(editor, foreign, actions)
  }
  return editor
}

async function insertForeign(editor: Editor, foreign: Foreign, { clean, say }: TextEditorActions): Promise<void> {
  const cleaned = await cleanForeign(foreign, clean)
  if (!cleaned) return say(TOO_MUCH)
  insertHtml(editor, cleaned.html, clean)
  if (cleaned.notes.length > 0) say(cleaned.notes.join(' '))
}

/** Inserts clean HTML at the caret: text into the line, whole blocks between lines. */
export function insertHtml(editor: Editor, html: string, clean: CleanHtml): void {
  const fragment = fromHtml(html, clean)
  if (toHtml(fragment) === '' || !editor.selection) return
  if (Range.isExpanded(editor.selection)) editor.deleteFragment()
  Editor.withoutNormalizing(editor, () => {
    const closed = editor.above({ match: isType('opaque') })
    const line = editor.above({ match: isType('paragraph') })
    const [only] = fragment
    if (closed) {
      Transforms.insertNodes(editor, fragment, { at: [closed[1][0]! + 1], select: true })
    } else if (fragment.length === 1 && only!.type === 'paragraph') {
      Transforms.insertNodes(
        editor,
        only!.children.filter((node) => 'type' in node || node.text !== ''),
        { select: true },
      )
    } else if (line?.[1].length === 1 && Node.string(line[0]) === '') {
      Transforms.removeNodes(editor, { at: line[1] })
      Transforms.insertNodes(editor, fragment, { at: line[1], select: true })
    } else editor.insertFragment(fragment)
  })
}

function plainOf(nodes: readonly Descendant[]): string {
  const lines: string[] = []
  for (const node of nodes)
    if (!('type' in node)) lines.push(node.text)
    else if (node.children.every((child) => !('type' in child) || child.type === 'link' || child.type === 'piece'))
      lines.push(Node.string(node))
    else lines.push(plainOf(node.children))
  return lines.join('\n')
}
