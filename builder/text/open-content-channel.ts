// How a text that is written in a page of its own (/__common/contentEditable) reaches the page being edited. Both windows are of this
// origin; still every message is verified: it must come from the opened window and carry the nonce that only that window received, and it
// may change nothing but a text of the one block.
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import type { PageContext } from '@/renderer/define-block'
import type { Block } from '@/schemas/page/document'
import type { Op } from '@/schemas/page/ops'
import type { Editor } from '../state/editor'
import { keyOfText, textFieldAt, type TextPath } from './text-field'

/** The first message of the opened window. */
export interface Ready {
  type: 'maru:ready'
  id: string
  block: string
}
/** The answer to it, sent once. */
export interface Opened {
  type: 'maru:open'
  nonce: string
  block: Block
  path: TextPath
  page: PageContext
}
export type FromContent = { type: 'maru:edit'; nonce: string; ops: readonly Op[] } | { type: 'maru:leave'; nonce: string }

interface ChannelInput {
  editor: Editor
  /** The block, and the text in its props. */
  id: string
  path: TextPath
  page: PageContext
  /** The window that was opened for it. */
  target: () => Window | null
  nonce: string
  onLeave: () => void
}

/** Listens in the builder's window. @returns a function that stops listening. */
export function openContentChannel(input: ChannelInput): () => void {
  const { editor, id, path, page, target, nonce, onLeave } = input
  const onMessage = (event: MessageEvent<unknown>) => {
    const window = target()
    if (event.origin !== location.origin || !window || event.source !== window) return
    const node = editor.node(id)
    if (!node || node.opaque) return
    if (isReady(event.data, editor.id, id)) {
      const { slots: _slots, ...block } = node.block
      const opened: Opened = { type: 'maru:open', nonce, block, path, page }
      window.postMessage(opened, location.origin)
      return
    }
    const message = readMessage(event.data, nonce, node.block)
    if (message === 'leave') onLeave()
    else if (message) editor.edit(`${textFieldAt(node.block, path)?.title ?? '글'} 고치기`, message, { key: keyOfText(id, path) })
  }
  addEventListener('message', onMessage)
  return () => {
    removeEventListener('message', onMessage)
    editor.seal()
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const hasOnly = (value: Record<string, unknown>, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name))

function isReady(data: unknown, id: string, block: string): boolean {
  return isRecord(data) && data['type'] === 'maru:ready' && data['id'] === id && data['block'] === block
}

/** @returns the sanitised operations; undefined for anything that is not exactly a change of this block's texts. */
export function readMessage(data: unknown, nonce: string, block: Block): Op[] | 'leave' | undefined {
  if (!isRecord(data) || data['nonce'] !== nonce) return undefined
  if (data['type'] === 'maru:leave') return 'leave'
  const { ops } = data
  if (data['type'] !== 'maru:edit' || !Array.isArray(ops) || ops.length === 0 || ops.length > 20) return undefined
  const read = ops.map((op: unknown) => readOp(op, block))
  return read.every((op) => op !== undefined) ? read : undefined
}

function readOp(op: unknown, block: Block): Op | undefined {
  if (!isRecord(op) || op['op'] !== 'setProp' || op['id'] !== block.id || !hasOnly(op, ['op', 'id', 'path', 'value', 'before']))
    return undefined
  const { path, value, before } = op
  if (!isPath(path) || (before !== undefined && typeof before !== 'string')) return undefined
  const field = textFieldAt(block, path)
  if (!field) return undefined
  const rest = before === undefined ? {} : { before }
  if (value === undefined) return field.isOptional ? { op: 'setProp', id: block.id, path, ...rest } : undefined
  if (typeof value !== 'string' || value.length > Math.min(field.maxLength, 200_000)) return undefined
  return { op: 'setProp', id: block.id, path, value: field.widget === 'html' ? sanitizeHtml(value) : value, ...rest }
}

const isPath = (path: unknown): path is (string | number)[] =>
  Array.isArray(path) &&
  path.length > 0 &&
  path.length <= 20 &&
  path.every((step: unknown) => (typeof step === 'string' ? step.length <= 100 : Number.isInteger(step) && (step as number) >= 0))

/** Parses the message that opens a window; undefined for any other message. */
export function readOpened(data: unknown, block: string): Opened | undefined {
  if (!isRecord(data) || data['type'] !== 'maru:open' || typeof data['nonce'] !== 'string' || !isPath(data['path'])) return undefined
  return isRecord(data['block']) && data['block']['id'] === block && isRecord(data['page']) ? (data as unknown as Opened) : undefined
}
