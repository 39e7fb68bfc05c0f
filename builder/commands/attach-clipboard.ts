// Copies blocks through the browser's own copy, cut and paste events, so that no permission is asked for and a text selection is never
// hijacked. A copy in the browser's storage serves the menu and other tabs.
import type { Editor } from '../state/editor'
import { hasModal } from '../ui/has-modal'
import { chosen, removeBlocks, wordsFor } from './remove-blocks'
import { type Refusal, clip, CLIPBOARD_TYPE, readClip } from './read-clip'
import { insertBlocks } from './insert-blocks'

const STORAGE_KEY = 'maru-clipboard'

export interface ClipboardActions {
  editor: Editor
  /** Called for clipboard content of other programs: HTML, Markdown, text. */
  onForeign: (data: { html: string; text: string }) => void
  onRefusal: (refusal: Refusal) => void
}

/** Listens to a window's copy, cut and paste. @returns a function that removes the listeners. */
export function attachClipboard(target: Window, { editor, onForeign, onRefusal }: ClipboardActions): () => void {
  const isOurs = (event: Event): boolean => {
    if (event.defaultPrevented || editor.state.mode !== 'edit' || editor.state.overlay !== null || editor.state.writing) return false
    if (hasModal()) return false
    const element = event.target as Element | null
    if (element?.closest?.('input, textarea, select, [contenteditable], [role=dialog]')) return false
    return true
  }
  const onCopy = (event: ClipboardEvent) => {
    // A text selection is what the editor wants to copy.
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

/** @returns false where the text was not copied from the builder. */
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
    // Storage may be full or forbidden; the clipboard itself has the text.
  }
}
/** The last copy of this browser, for a menu, which has no paste event. */
export function remembered(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined
  } catch {
    return undefined
  }
}
/** Copies for a menu or a command, where no browser event carries the text. */
export function copyNow(editor: Editor): boolean {
  const text = clip(editor)
  if (!text) return false
  remember(text)
  void navigator.clipboard?.writeText(text).catch(() => undefined)
  return true
}
