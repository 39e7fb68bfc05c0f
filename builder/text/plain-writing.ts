// Edits a plain text in place. The view's rendering stays: a field with the same font covers it, and every keystroke is written to the
// page, so that the view below renders the same text. Only the browser composes syllables; nothing is written into the field during a
// composition.
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { withParticle } from '@/lib/particle'
import { definitionOf } from '@/schemas/page/definitions'
import { isSampleAt } from '../problems/find-sample-text'
import type { Editor } from '../state/editor'
import { findWords, layOver, wearType, type Words } from './find-words'
import { keyOfText, textAtPath, type TextField, type TextPath } from './text-field'

/** The place in the text under a point of the window. */
function caretAt(document: Document, { x, y }: { x: number; y: number }): { node: Node; offset: number } | undefined {
  const caret = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(x, y) : null
  if (caret) return { node: caret.offsetNode, offset: caret.offset }
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

export interface PlainWritingInput {
  editor: Editor
  id: string
  path: TextPath
  field: TextField
  /** The block's frame. */
  frame: HTMLElement
  /** The editable element: `contenteditable="plaintext-only"`, empty. */
  box: HTMLElement
  press?: { x: number; y: number } | undefined
  onLeave: () => void
  /** Enter without a line break: continues in the next text. */
  onEnter: () => void
  /** A slash typed into an empty text. */
  onSlash: () => void
}

export class PlainWriting {
  readonly #input: PlainWritingInput
  readonly #stop = new AbortController()
  readonly #first: string
  /** The field's text that was last written to the page. */
  #written: string
  /** Whether the field is empty. The page gets it only on blur, because a heading needs text. */
  #isEmptied = false
  #isComposing = false
  #words: Words | undefined
  #ends: (() => void)[] = []

  /** @throws when the text is not visible on the canvas. */
  constructor(input: PlainWritingInput) {
    this.#input = input
    this.#first = this.#written = this.#held()
    this.#words = findWords(input.frame, this.#written)
    if (!this.#words) throw new Error('These words are not on the canvas.')
  }

  start(): void {
    const { box, press } = this.#input
    const { signal } = this.#stop
    box.textContent = this.#written
    this.#lay()
    const on = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void) =>
      box.addEventListener(name, hear, { signal })
    on('compositionstart', () => (this.#isComposing = true))
    on('compositionend', () => {
      this.#isComposing = false
      this.#take()
    })
    on('input', () => this.#take())
    on('beforeinput', (event) => this.#before(event))
    on('paste', (event) => this.#paste(event))
    on('keydown', (event) => this.#key(event))
    const window = box.ownerDocument.defaultView
    const lay = () => this.#lay()
    window?.addEventListener('resize', lay, { signal })
    window?.addEventListener('scroll', lay, { signal, capture: true, passive: true })
    this.#ends.push(this.#input.editor.subscribeNode(this.#input.id, () => this.#follow()))
    box.focus({ preventScroll: true })
    // A sample is there to be written over.
    if (this.#isSample()) box.ownerDocument.getSelection()?.selectAllChildren(box)
    else this.#placeCaret(press)
  }

  /** Ends writing: an emptied text is resolved, and the view's text is shown again. */
  stop(): void {
    this.#stop.abort()
    for (const end of this.#ends) end()
    this.#show()
    if (this.#isEmptied) this.#settleEmpty()
    this.#input.editor.seal()
  }

  #held(): string {
    const { editor, id, path } = this.#input
    const node = editor.node(id)
    return node ? textAtPath(node.block, path) : ''
  }

  #isSample(): boolean {
    const { editor, id, path } = this.#input
    const block = editor.node(id)?.block
    return block !== undefined && isSampleAt(definitionOf(block.type), path, this.#first)
  }

  // --- from the field to the page

  #take(): void {
    const { field } = this.#input
    let text = readField(this.#input.box).normalize('NFC')
    if (field.widget === 'text') text = text.replace(/\s*\n\s*/g, ' ')
    this.#tellLength(text)
    this.#isEmptied = text.trim() === ''
    if (this.#isEmptied) return this.#lay()
    this.#tell(text)
  }

  /** Nothing typed is cut: a text over its limit is stored, its panel counts it, and only publishing refuses it. Said once. */
  #tellLength(text: string): void {
    const { editor, field } = this.#input
    const isOver = [...text].length > field.maxLength
    if (isOver && [...this.#written].length <= field.maxLength) {
      const words = `${withParticle(field.title, '은/는')} ${field.maxLength}자까지 게시할 수 있습니다. 글은 그대로 두었으니 게시하기 전에 줄여 주세요.`
      editor.announce(words, { urgent: true })
      showSnackbar(words)
    }
  }

  #tell(text: string): void {
    if (text === this.#held()) return
    const { editor, id, path, field } = this.#input
    this.#written = text
    if (!editor.edit(`${field.title} 고치기`, [{ op: 'setProp', id, path: [...path], value: text }], { key: keyOfText(id, path) }))
      this.#write(this.#held())
  }

  #settleEmpty(): void {
    const { editor, id, path, field } = this.#input
    if (!editor.node(id)) return
    if (field.minLength > 0) {
      // An emptied required text gets its old value.
      this.#tell(this.#first)
      editor.announce(`${withParticle(field.title, '은/는')} 비워 둘 수 없어 처음 글로 두었습니다.`)
      return
    }
    editor.edit(`${field.title} 지우기`, [{ op: 'setProp', id, path: [...path], ...(field.isOptional ? {} : { value: '' }) }], {
      key: keyOfText(id, path),
    })
  }

  // --- from the page to the field

  #follow(): void {
    const held = this.#held()
    if (held !== this.#written && !this.#isComposing) {
      this.#written = held
      this.#isEmptied = false
      this.#write(held)
    }
    // The view renders after this.
    requestAnimationFrame(() => this.#lay())
    queueMicrotask(() => this.#lay())
  }

  #write(text: string): void {
    const { box } = this.#input
    if (readField(box) === text) return
    box.textContent = text
    if (box.ownerDocument.activeElement === box) this.#placeCaret(undefined)
  }

  // --- over the text

  #lay(): void {
    if (this.#stop.signal.aborted) return
    const { frame, box } = this.#input
    if (!this.#words?.text.isConnected || this.#words.text.parentElement !== this.#words.element) {
      const found = findWords(frame, this.#held())
      if (!found) return
      this.#show()
      this.#words = found
    }
    const { element } = this.#words
    // Read before the text is hidden.
    if (!element.style.getPropertyValue(FILL)) wearType(box, this.#words)
    element.style.setProperty(FILL, 'transparent')
    layOver(box, this.#words)
  }

  #show(): void {
    this.#words?.element.style.removeProperty(FILL)
    if (this.#words?.element.getAttribute('style') === '') this.#words.element.removeAttribute('style')
  }

  #placeCaret(press: { x: number; y: number } | undefined): void {
    const { box } = this.#input
    const document = box.ownerDocument
    const at = press && caretAt(document, press)
    const selection = document.getSelection()
    if (at && box.contains(at.node)) selection?.collapse(at.node, at.offset)
    else {
      selection?.selectAllChildren(box)
      selection?.collapseToEnd()
    }
  }

  // --- keys

  #before(event: InputEvent): void {
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
      event.preventDefault()
      this.#step(event.inputType === 'historyUndo')
    } else if (event.inputType === 'insertText' && event.data === '/' && !event.isComposing && readField(this.#input.box) === '') {
      event.preventDefault()
      this.#input.onSlash()
    }
  }

  #step(isBack: boolean): void {
    const { editor } = this.#input
    this.#isEmptied = false
    if (isBack) editor.undo()
    else editor.redo()
    this.#write((this.#written = this.#held()))
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing || event.keyCode === 229) return
    const { code, shiftKey } = event
    const isMod = event.ctrlKey || event.metaKey
    const settle = (act: () => void) => {
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    const isEnter = code === 'Enter' || code === 'NumpadEnter'
    if (code === 'Escape' || (isEnter && isMod)) settle(this.#input.onLeave)
    else if (isEnter && !(shiftKey && this.#input.field.widget === 'textarea')) settle(this.#input.onEnter)
    else if (isMod && code === 'KeyZ') settle(() => this.#step(!shiftKey))
    else if (isMod && code === 'KeyY') settle(() => this.#step(false))
  }

  #paste(event: ClipboardEvent): void {
    event.preventDefault()
    const { box, field } = this.#input
    const text = (event.clipboardData?.getData('text/plain') ?? '').replace(/\r\n?/g, '\n')
    insertWords(box, field.widget === 'text' ? text.replace(/\s*\n\s*/g, ' ').trim() : text)
    this.#take()
  }
}

const FILL = '-webkit-text-fill-color'

/** The text of a field: its last line break only keeps the caret's line open. */
function readField(box: HTMLElement): string {
  let text = ''
  const read = (node: Node) => {
    if (node.nodeType === 3) text += node.nodeValue ?? ''
    else if (node.nodeName === 'BR') text += '\n'
    else {
      if (node !== box && text !== '' && !text.endsWith('\n') && /^(?:DIV|P)$/.test(node.nodeName)) text += '\n'
      node.childNodes.forEach(read)
    }
  }
  read(box)
  return text.replace(/\n$/, '').replaceAll('\u00a0', ' ')
}

function insertWords(box: HTMLElement, text: string): void {
  const selection = box.ownerDocument.getSelection()
  if (!selection || selection.rangeCount === 0 || text === '') return
  const range = selection.getRangeAt(0)
  range.deleteContents()
  const node = box.ownerDocument.createTextNode(text)
  range.insertNode(node)
  selection.collapse(node, node.data.length)
}
