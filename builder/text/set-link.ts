import { Editor, Range, Text, Transforms } from 'slate'
import { isSafeLink } from '@/lib/html/is-safe-link'
import type { Link } from './rich-text'
import { isType } from './with-rich-text'

// --- links

export function linkAt(editor: Editor): Link | undefined {
  return editor.selection ? editor.above<Link>({ match: isType('link') })?.[0] : undefined
}

/**
 * Links what is chosen, or changes the link in which the caret stands; with nothing chosen the path itself is written.
 * @returns false for a path that may not be followed.
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
      // Line by line: a link holds words, not blocks.
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
