// Finds where writing continues when Enter ends a single-line text: in the next text of the block that is on the canvas, and after a
// heading in the next paragraph, which is inserted if missing.
import type { BlockDefinition } from '@/schemas/page/block-definition'
import { definitionOf } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'
import { listAt, placeOf } from '@/schemas/page/tree'
import { writablePath } from '../commands/writable-path'
import { mayFill } from '../state/may-handle'
import type { Editor } from '../state/editor'
import { findWords } from './find-words'
import { insertAfterBlock } from './insert-new'
import { textAtPath, textFieldAt, type TextPath } from './text-field'

/**
 * @param frame of the block.
 * @returns false when nothing follows: writing then ends.
 */
export function goOn(editor: Editor, id: string, path: TextPath, frame: HTMLElement): boolean {
  const node = editor.node(id)
  if (!node) return false
  const next = nextOnCanvas(node.block, path, frame)
  if (next) return write(editor, id, next)
  if (node.block.type !== HEADING) return false
  const list = listAt(editor.tree, placeOf(node))
  const below = editor.node(list[list.indexOf(id) + 1] ?? '')
  if (below?.block.type === PARAGRAPH && !below.opaque) return write(editor, below.id, writablePath(below.block)!)
  const definition = definitionOf(PARAGRAPH)
  return definition !== undefined && insertAfterBlock(editor, id, emptied(definition))
}

const HEADING = 'heading'
const PARAGRAPH = 'rich-text'

/** A paragraph for new text has no sample in it. */
const emptied = (definition: BlockDefinition): BlockDefinition => ({ ...definition, example: { html: '' } })

function write(editor: Editor, id: string, path: TextPath): boolean {
  if (!mayFill(editor, [id], String(path[0]))) return false
  editor.seal()
  editor.store.setState({ selection: [id], primary: id, writing: { id, path } })
  return true
}

/** The next text on the canvas, in visual order. */
function nextOnCanvas(block: Block, path: TextPath, frame: HTMLElement): TextPath | undefined {
  const texts = textsOf(block).flatMap((other) => {
    const words = findWords(frame, textAtPath(block, other))
    return words ? [{ path: other, text: words.text }] : []
  })
  const here = texts.find((other) => isSame(other.path, path))
  if (!here) return undefined
  const isAfter = (one: Text, other: Text) => (one.compareDocumentPosition(other) & ONE_BEFORE_OTHER) !== 0
  return texts.filter(({ text }) => isAfter(here.text, text)).sort((one, other) => (isAfter(one.text, other.text) ? -1 : 1))[0]?.path
}
/** `Node.DOCUMENT_POSITION_FOLLOWING`; the frame's `Node` is another realm's. */
const ONE_BEFORE_OTHER = 4

/** Every plain text of a block, those of lists entry by entry. */
function textsOf(block: Block): TextPath[] {
  const found: TextPath[] = []
  const walk = (value: unknown, path: TextPath): void => {
    if (typeof value === 'string') {
      if (textFieldAt(block, path)?.widget !== 'html') found.push(path)
    } else if (Array.isArray(value)) value.forEach((entry, i) => walk(entry, [...path, i]))
    else if (typeof value === 'object' && value !== null)
      for (const name of Object.keys(value)) walk((value as Record<string, unknown>)[name], [...path, name])
  }
  for (const name of Object.keys(definitionOf(block.type)?.props.properties ?? {})) walk(block.props[name], [name])
  return found.filter((path) => textFieldAt(block, path) !== undefined)
}

const isSame = (one: TextPath, other: TextPath): boolean => one.join('/') === other.join('/')
