// What the toolbar and its keys do to the text that is chosen, and what is true of it.
import { Editor, Range, Text, Transforms } from 'slate'
import { isSafeLink } from '@/lib/html/is-safe-link'
import type { Align, Heading, Link, List, Mark, Paragraph, RichElement } from './rich-text'
import { isType, setPlain } from './with-rich-text'

export type BlockKind = 'paragraph' | 'h2' | 'h3' | 'h4'

export const hasMark = (editor: Editor, mark: Mark): boolean => editor.getMarks()?.[mark] === true

export function toggleMark(editor: Editor, mark: Mark): void {
  if (hasMark(editor, mark)) editor.removeMark(mark)
  else {
    // One stands above the line or below it.
    if (mark === 'sub' || mark === 'sup') editor.removeMark(mark === 'sub' ? 'sup' : 'sub')
    editor.addMark(mark, true)
  }
}

const lineOf = (editor: Editor) => editor.above<Paragraph | Heading>({ match: isType('paragraph', 'heading') })

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

export function alignAt(editor: Editor): Align | undefined {
  const block = editor.selection ? lineOf(editor) : undefined
  return block && (block[0].align ?? 'left')
}

/** Left is how a text stands by itself, so nothing is written for it. */
export function setAlign(editor: Editor, align: Align): void {
  for (const [, path] of [...editor.nodes({ match: isType('paragraph', 'heading') })]) {
    if (align === 'left') Transforms.unsetNodes(editor, 'align', { at: path })
    else Transforms.setNodes(editor, { align }, { at: path })
  }
}

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

/** Every chosen entry becomes a paragraph. */
function leaveList(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    for (let depth = 0; depth < 8 && editor.above({ match: isType('list') }); depth++) {
      Transforms.unwrapNodes(editor, { match: isType('list'), split: true, mode: 'lowest' })
      Transforms.unwrapNodes(editor, { match: isType('item'), split: true, mode: 'lowest' })
    }
    Transforms.setNodes<RichElement>(editor, { type: 'paragraph' }, { match: isType('line') })
  })
}

export const isInQuote = (editor: Editor): boolean => editor.selection !== null && editor.above({ match: isType('quote') }) !== undefined

export function toggleQuote(editor: Editor): void {
  if (isInQuote(editor)) Transforms.unwrapNodes(editor, { match: isType('quote'), split: true, mode: 'lowest' })
  else Transforms.wrapNodes(editor, { type: 'quote', children: [] }, { match: (_, path) => path.length === 1, mode: 'highest' })
}

// --- links

export function linkAt(editor: Editor): Link | undefined {
  return editor.selection ? editor.above<Link>({ match: isType('link') })?.[0] : undefined
}

/**
 * Links what is chosen, or changes the link in which the caret stands; with nothing chosen the address itself is written.
 * @returns false for an address that may not be followed.
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
