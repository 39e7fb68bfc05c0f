import { Editor, Range, Text, Transforms } from 'slate'
import { isSafeLink } from '@/lib/html/is-safe-link'
import type { Link } from './rich-text'
import { isType } from './with-rich-text'

// --- links

export function linkAt(editor: Editor): Link | undefined {
  return editor.selection ? editor.above<Link>({ match: isType('link') })?.[0] : undefined
}

/**
 * Links the selected text, or changes the link at the caret; without a selection the URL itself is inserted as text.
 * @returns false for a URL that is not allowed.
 */
export function setLink(editor: Editor, href: string, blank: boolean): boolean {
  const url = href.trim()
  if (!isSafeLink(url) || !editor.selection) return false
  const link: Omit<Link, 'children'> = { type: 'link', href: url, ...(blank ? { blank } : {}) }
  const held = editor.above<Link>({ match: isType('link') })
  if (held && Range.isCollapsed(editor.selection)) {
    if (!blank) Transforms.unsetNodes(editor, 'blank', { at: held[1] })
    Transforms.setNodes(editor, link, { at: held[1] })
    return true
  }
  Editor.withoutNormalizing(editor, () => {
    if (Range.isCollapsed(editor.selection!)) Transforms.insertNodes(editor, { ...link, children: [{ text: url }] }, { select: true })
    else {
      Transforms.unwrapNodes(editor, { match: isType('link'), split: true })
      // Line by line: a link contains text, not blocks.
      const range = editor.selection!
      for (const [, path] of [...editor.nodes({ at: range, match: isType('paragraph', 'heading', 'line') })].reverse()) {
        const part = Range.intersection(range, editor.range(path))
        if (part && Range.isExpanded(part))
          Transforms.wrapNodes(
            editor,
            { ...link, children: [] },
            { at: part, split: true, match: (node) => Text.isText(node) || isType('piece')(node) },
          )
      }
    }
  })
  return true
}

export function removeLink(editor: Editor): void {
  Transforms.unwrapNodes(editor, { match: isType('link'), split: Range.isExpanded(editor.selection!) })
}
