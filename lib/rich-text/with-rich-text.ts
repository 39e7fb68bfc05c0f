// Configures Slate for our texts: which elements are opaque, which nesting is allowed, and the effect of Enter, Backspace and Tab.
import { Editor, Node, Path, Range, Transforms, type Ancestor, type NodeEntry } from 'slate'
import { paragraph, type Item, type List, type RichElement } from './rich-text'

/** Deeper than an editor outlines; the sanitiser allows forty levels of tags. */
const DEEPEST_LIST = 6

const hasType = (node: unknown): node is RichElement => typeof node === 'object' && node !== null && 'type' in node
export const isType =
  <Type extends RichElement['type']>(...types: Type[]) =>
  (node: unknown): node is Extract<RichElement, { type: Type }> =>
    hasType(node) && (types as string[]).includes(node.type)

export function withRichText<E extends Editor>(editor: E): E {
  const { isInline, isVoid, normalizeNode, insertBreak, insertText, deleteBackward, deleteForward, deleteFragment } = editor
  editor.isInline = (element) => isType('link', 'piece')(element) || isInline(element)
  editor.isVoid = (element) => isType('opaque', 'piece')(element) || isVoid(element)
  editor.insertSoftBreak = () => editor.insertText('\n')
  editor.normalizeNode = (entry, options) => {
    if (!settle(editor, entry)) normalizeNode(entry, options)
  }
  // Slate drops what is typed over a selection that ends in a table, and in a table itself.
  editor.insertText = (text, options) => {
    if (isExpanded(editor)) editor.deleteFragment()
    standInText(editor)
    insertText(text, options)
  }
  editor.deleteFragment = (options) => {
    deleteFragment(options)
    standInText(editor)
  }
  editor.insertBreak = () => {
    if (isExpanded(editor)) editor.deleteFragment()
    if (!breakIn(editor)) insertBreak()
  }
  editor.deleteBackward = (unit) => {
    if (!backIn(editor)) deleteBackward(unit)
  }
  editor.deleteForward = (unit) => {
    const closed = editor.above({ match: isType('opaque') })
    if (closed) removeClosed(editor, closed[1])
    else deleteForward(unit)
  }
  return editor
}

const isExpanded = ({ selection }: Editor): boolean => selection !== null && Range.isExpanded(selection)

/** Puts the caret where text can stand: in an emptied text a new paragraph, after a closed element the next one. */
function standInText(editor: Editor): void {
  const closed = editor.selection && editor.above({ match: isType('opaque') })
  if (editor.children.length > 0 && !closed) return
  const at = closed ? Path.next(closed[1]) : [0]
  Transforms.insertNodes(editor, paragraph(), { at })
  Transforms.select(editor, editor.start(at))
}

// --- allowed nesting

/** @returns whether something was misplaced; it is then normalised again. */
function settle(editor: Editor, [node, path]: NodeEntry): boolean {
  if (Editor.isEditor(node)) return eachChild(editor, node, path, (child, at) => settleTop(editor, child, at))
  if (!hasType(node)) return false
  switch (node.type) {
    case 'quote':
      return eachChild(editor, node, path, (child, at) => settleTop(editor, child, at))
    case 'list':
      if (node.children.every((child) => !hasType(child))) return did(Transforms.removeNodes(editor, { at: path }))
      return eachChild(editor, node, path, (child, at) => {
        if (isType('item')(child)) return false
        if (!hasType(child) || editor.isInline(child)) Transforms.wrapNodes(editor, { type: 'item', children: [] }, { at })
        else {
          if (!isType('list', 'opaque', 'line')(child)) Transforms.setNodes(editor, { type: 'line' }, { at })
          Transforms.wrapNodes(editor, { type: 'item', children: [] }, { at })
        }
        return true
      })
    case 'item':
      if (!isType('list')(Node.parent(editor, path)))
        return did(Transforms.wrapNodes(editor, { type: 'list', ordered: false, children: [] }, { at: path }))
      if (!isType('line')(node.children[0])) {
        const [first] = node.children
        if (first && (!hasType(first) || editor.isInline(first)))
          return did(
            Transforms.wrapNodes(
              editor,
              { type: 'line', children: [] },
              { at: path, match: (_, at) => at.length === path.length + 1, mode: 'highest' },
            ),
          )
        if (isType('paragraph', 'heading')(first)) return did(makeLine(editor, [...path, 0]))
        return did(Transforms.insertNodes(editor, { type: 'line', children: [{ text: '' }] }, { at: [...path, 0] }))
      }
      return eachChild(editor, node, path, (child, at) => {
        if (isType('line', 'list', 'opaque')(child)) return false
        if (!hasType(child) || editor.isInline(child)) Transforms.wrapNodes(editor, { type: 'line', children: [] }, { at })
        else if (isType('item', 'quote')(child)) Transforms.unwrapNodes(editor, { at })
        else makeLine(editor, at)
        return true
      })
    case 'paragraph':
    case 'heading':
    case 'line':
      // Blocks that ended up in a line are moved after it, so that nothing is lost.
      return eachChild(editor, node, path, (child, at) => {
        if (!hasType(child) || editor.isInline(child)) return false
        if (isType('opaque')(child)) Transforms.liftNodes(editor, { at })
        else Transforms.unwrapNodes(editor, { at })
        return true
      })
    case 'link':
      if (Node.string(node) === '' && !node.children.some(hasType)) return did(Transforms.removeNodes(editor, { at: path }))
      return eachChild(editor, node, path, (child, at) => (isType('link')(child) ? did(Transforms.unwrapNodes(editor, { at })) : false))
    case 'opaque':
    case 'piece':
      return false
  }
}

const did = (_: void): true => true

function eachChild(editor: Editor, node: Ancestor, path: Path, settleChild: (child: Node, at: Path) => boolean): boolean {
  return node.children.some((child, i) => settleChild(child, [...path, i]))
}

/** The top level and a quotation contain whole blocks. */
function settleTop(editor: Editor, child: Node, at: Path): boolean {
  if (!hasType(child) || editor.isInline(child)) Transforms.wrapNodes(editor, paragraph([]), { at })
  else if (child.type === 'line') Transforms.setNodes(editor, { type: 'paragraph' }, { at })
  else if (child.type === 'item') Transforms.wrapNodes(editor, { type: 'list', ordered: false, children: [] }, { at })
  else return false
  return true
}

function makeLine(editor: Editor, at: Path): void {
  Transforms.unsetNodes(editor, ['align', 'level'] as never, { at })
  Transforms.setNodes(editor, { type: 'line' }, { at })
}

// --- keys

function breakIn(editor: Editor): boolean {
  const { selection } = editor
  if (!selection) return false
  const closed = editor.above({ match: isType('opaque') })
  if (closed) {
    const after = Path.next(closed[1])
    Transforms.insertNodes(editor, paragraph(), { at: after })
    Transforms.select(editor, editor.start(after))
    return true
  }
  const item = editor.above<Item>({ match: isType('item') })
  if (item) {
    if (isLineEmpty(editor, item) && Range.isCollapsed(selection)) return moveOut(editor)
    if (Range.isExpanded(selection)) Transforms.delete(editor)
    Transforms.splitNodes(editor, { match: isType('item'), always: true })
    return true
  }
  const block = editor.above({ match: isType('heading', 'paragraph') })
  if (!block || !Range.isCollapsed(selection)) return false
  const [node, path] = block
  if (node.type === 'heading' && editor.isEnd(selection.anchor, path)) {
    Transforms.insertNodes(editor, paragraph(), { at: Path.next(path) })
    Transforms.select(editor, editor.start(Path.next(path)))
    return true
  }
  const isInQuote = path.length > 1 && isType('quote')(Node.parent(editor, path))
  if (isInQuote && Node.string(node) === '') {
    Transforms.liftNodes(editor, { at: path })
    return true
  }
  return false
}

function backIn(editor: Editor): boolean {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return false
  const closed = editor.above({ match: isType('opaque') })
  if (closed) {
    removeClosed(editor, closed[1])
    return true
  }
  const item = editor.above<Item>({ match: isType('item') })
  if (item) return editor.isStart(selection.anchor, item[1]) && moveOut(editor)
  const block = editor.above({ match: isType('heading', 'paragraph') })
  if (!block || !editor.isStart(selection.anchor, block[1])) return false
  if (block[0].type === 'heading') {
    setPlain(editor, block[1])
    return true
  }
  const [, path] = block
  if (path.length > 1 && isType('quote')(Node.parent(editor, path)) && path.at(-1) === 0) {
    Transforms.liftNodes(editor, { at: path })
    return true
  }
  // An opaque element before the caret is selected first, and removed by the next key press.
  const previous = Path.hasPrevious(path) ? Path.previous(path) : undefined
  if (previous && isType('opaque')(Node.get(editor, previous))) {
    if (Node.string(block[0]) === '' && !block[0].children.some(hasType)) Transforms.removeNodes(editor, { at: path })
    Transforms.select(editor, editor.start(previous))
    return true
  }
  return false
}

function removeClosed(editor: Editor, path: Path): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: path })
    Transforms.insertNodes(editor, paragraph(), { at: path })
    Transforms.select(editor, editor.start(path))
  })
}

export function setPlain(editor: Editor, at: Path): void {
  Transforms.unsetNodes(editor, 'level', { at })
  Transforms.setNodes(editor, { type: 'paragraph' }, { at })
}

const isLineEmpty = (editor: Editor, [item]: NodeEntry<Item>): boolean =>
  Node.string(item) === '' && item.children.length === 1 && !(item.children[0] as RichElement).children.some(hasType)

// --- outlines

/** Moves the entry into the list of the previous entry. @returns false without a previous entry, or at the deepest level. */
export function moveIn(editor: Editor): boolean {
  const item = editor.above<Item>({ match: isType('item') })
  if (!item) return false
  const [, path] = item
  if (!Path.hasPrevious(path)) return false
  const lists = [...Node.ancestors(editor, path)].filter(([node]) => isType('list')(node))
  if (lists.length >= DEEPEST_LIST) return false
  const { ordered } = Node.parent(editor, path) as List
  const before = Node.get(editor, Path.previous(path)) as Item
  const last = before.children.length - 1
  const into = [...Path.previous(path), last]
  Editor.withoutNormalizing(editor, () => {
    if (isType('list')(before.children[last]))
      Transforms.moveNodes(editor, { at: path, to: [...into, before.children[last].children.length] })
    else {
      Transforms.wrapNodes(editor, { type: 'list', ordered, children: [] }, { at: path })
      Transforms.moveNodes(editor, { at: path, to: Path.next(into) })
    }
  })
  return true
}

/** Moves the entry one list out; out of the outermost list it becomes a paragraph. @returns false outside lists. */
export function moveOut(editor: Editor): boolean {
  const item = editor.above<Item>({ match: isType('item') })
  if (!item) return false
  const [, path] = item
  const listPath = Path.parent(path)
  const outer = Path.parent(listPath)
  const isInner = outer.length > 0 && isType('item')(Node.get(editor, outer))
  Editor.withoutNormalizing(editor, () => {
    if (isInner) {
      const list = Node.get(editor, listPath) as List
      const index = path.at(-1)!
      // The entries after it stay below it: they become its children.
      const followers = list.children.length - index - 1
      if (followers > 0) {
        Transforms.splitNodes(editor, { at: Path.next(path), match: (node) => node === Node.get(editor, listPath) })
        Transforms.moveNodes(editor, { at: Path.next(listPath), to: [...path, (Node.get(editor, path) as Item).children.length] })
      }
      Transforms.moveNodes(editor, { at: path, to: Path.next(outer) })
      if ((Node.get(editor, listPath) as List).children.length === 0) Transforms.removeNodes(editor, { at: listPath })
    } else {
      Transforms.liftNodes(editor, { at: path })
      const at = editor.above<Item>({ match: isType('item') })
      if (at) Transforms.unwrapNodes(editor, { at: at[1] })
    }
  })
  return true
}
