// Blocks on the clipboard. They travel with the browser's own copy, cut and paste events, so that no permission is asked and
// a selection of words is never hijacked; a copy in the browser's storage serves the menu, and other tabs.
import { checkPage } from '@/schemas/page/check-page'
import { cardOf } from '@/schemas/page/catalogue'
import type { Block } from '@/schemas/page/document'
import type { Op } from '@/schemas/page/ops'
import { sanitizeDocument } from '@/schemas/page/sanitize-document'
import { writeBlock } from '@/schemas/page/tree'
import type { Problem } from '@/schemas/api/base/failure'
import type { Editor } from '../state/editor'
import { withNewIds } from '../state/new-block'
import { placeForNew } from '../state/label-of'
import { chosen, removeBlocks, wordsFor } from './arrange-commands'

export const CLIPBOARD_TYPE = 'application/x-maru-blocks+json'
const STORAGE_KEY = 'maru-clipboard'
/** As large as a page may be is more than anybody copies. */
const MOST_CHARACTERS = 4_000_000

export interface Refusal {
  message: string
  problems: Problem[]
}

/** The chosen blocks as text, or undefined where there is nothing to copy. */
export function clip(editor: Editor): string | undefined {
  const ids = chosen(editor).filter((id) => !editor.node(id)!.opaque)
  return ids.length === 0 ? undefined : JSON.stringify({ maru: 1, blocks: ids.map((id) => writeBlock(editor.tree, id)) })
}

/** Blocks in a copied text; undefined where it is something else. A text of ours that does not fit is refused with pointers. */
export function readClip(text: string): { blocks: Block[] } | { refusal: Refusal } | undefined {
  if (!text.startsWith('{"maru":')) return undefined
  if (text.length > MOST_CHARACTERS) return { refusal: { message: '붙여 넣기에는 너무 큰 내용입니다.', problems: [] } }
  let parsed: { blocks?: unknown }
  try {
    parsed = JSON.parse(text) as { blocks?: unknown }
  } catch {
    return { refusal: { message: '복사한 블록을 읽을 수 없습니다. 다시 복사해 주세요.', problems: [] } }
  }
  if (!Array.isArray(parsed.blocks) || parsed.blocks.length === 0)
    return { refusal: { message: '복사한 내용에 블록이 없습니다.', problems: [] } }
  const page = { schemaVersion: 1, kind: 'page', route: '/', title: '붙여 넣기', blocks: parsed.blocks as Block[] } as const
  const problems = checkPage(page, { strict: false })
  const unknown = unknownTypes(parsed.blocks as Block[])
  if (problems.length > 0) return { refusal: { message: '붙여 넣을 수 없는 내용입니다. 문서의 형식과 맞지 않습니다.', problems } }
  if (unknown.length > 0)
    return { refusal: { message: `이 사이트에 없는 블록이 있어 붙여 넣지 않았습니다: ${unknown.join(', ')}`, problems: [] } }
  // Whoever wrote them, they are taken in as the server would store them.
  return { blocks: sanitizeDocument(page).blocks }
}

function unknownTypes(blocks: readonly Block[]): string[] {
  const found = blocks.flatMap((block) => [
    ...(cardOf(block.type) ? [] : [block.type]),
    ...Object.values(block.slots ?? {}).flatMap(unknownTypes),
  ])
  return [...new Set(found)]
}

/** Puts blocks in after what is chosen (inside it, where it is an empty container), with new ids; one entry of undo. */
export function insertBlocks(editor: Editor, blocks: readonly Block[], verb = '붙여 넣기'): boolean {
  const { primary, insertAt } = editor.state
  const types = blocks.map(({ type }) => type)
  const place = placeForNew(editor.tree, types, primary, insertAt)
  if (!place) {
    editor.announce('이 자리에는 넣을 수 없는 블록입니다. 다른 자리를 골라 주세요.')
    return false
  }
  const copies = blocks.map((block) => withNewIds(block, editor.newId))
  const { index, ...list } = place
  const ops = copies.map((block, i): Op => ({ op: 'insert', at: { ...list, index: index + i }, block }))
  const words = copies.length === 1 ? (cardOf(copies[0]!.type)?.title ?? '블록') : `블록 ${copies.length}개`
  if (!editor.edit(`${words} ${verb}`, ops, { select: copies.map(({ id }) => id) })) return false
  editor.store.setState({ insertAt: null })
  editor.announce(`${words}: 넣었습니다.`)
  return true
}

export interface ClipboardActions {
  editor: Editor
  /** Something on the clipboard that is not ours: HTML of another program, Markdown, words. */
  onForeign: (data: { html: string; text: string }) => void
  onRefusal: (refusal: Refusal) => void
}

/** Listens to a window's copy, cut and paste. @returns what stops it. */
export function attachClipboard(target: Window, { editor, onForeign, onRefusal }: ClipboardActions): () => void {
  const isOurs = (event: Event): boolean => {
    if (event.defaultPrevented || editor.state.mode !== 'edit' || editor.state.overlay !== null || editor.state.writing) return false
    const element = event.target as Element | null
    if (element?.closest?.('input, textarea, select, [contenteditable], [role=dialog]')) return false
    return true
  }
  const onCopy = (event: ClipboardEvent) => {
    // Words that somebody marked are what they want to copy.
    if (!isOurs(event) || !target.getSelection()?.isCollapsed) return
    const text = clip(editor)
    if (!text || !event.clipboardData) return
    event.preventDefault()
    event.clipboardData.setData(CLIPBOARD_TYPE, text)
    event.clipboardData.setData('text/plain', text)
    remember(text)
    const words = wordsFor(editor, chosen(editor))
    if (event.type === 'cut') removeBlocks(editor, chosen(editor), '잘라 내기')
    else editor.announce(`${words}: 복사했습니다.`)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (!isOurs(event) || !event.clipboardData) return
    event.preventDefault()
    const own = event.clipboardData.getData(CLIPBOARD_TYPE) || event.clipboardData.getData('text/plain')
    if (pasteText(editor, own, onRefusal)) return
    onForeign({ html: event.clipboardData.getData('text/html'), text: event.clipboardData.getData('text/plain') })
  }
  target.addEventListener('copy', onCopy)
  target.addEventListener('cut', onCopy)
  target.addEventListener('paste', onPaste)
  return () => {
    target.removeEventListener('copy', onCopy)
    target.removeEventListener('cut', onCopy)
    target.removeEventListener('paste', onPaste)
  }
}

/** @returns false where the text is none of ours. */
function pasteText(editor: Editor, text: string, onRefusal: ClipboardActions['onRefusal']): boolean {
  const read = readClip(text)
  if (!read) return false
  if ('refusal' in read) onRefusal(read.refusal)
  else insertBlocks(editor, read.blocks)
  return true
}

function remember(text: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, text)
  } catch {
    // Full or forbidden: the clipboard itself has it.
  }
}
/** What was copied last in this browser, for a menu that has no paste event. */
export function remembered(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined
  } catch {
    return undefined
  }
}
/** Copies for a menu or a command, where no event of the browser's carries the text. */
export function copyNow(editor: Editor): boolean {
  const text = clip(editor)
  if (!text) return false
  remember(text)
  void navigator.clipboard?.writeText(text).catch(() => undefined)
  return true
}
