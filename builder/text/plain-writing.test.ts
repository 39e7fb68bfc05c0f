// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blocks } from '@/blocks/areas'
import { heading, sampleEditor } from '@/tests/support/sample-editor'
import type { Editor } from '../state/editor'
import { PlainWriting } from './plain-writing'
import { textFieldAt } from './text-field'

vi.mock('@/lib/ui/show-snackbar', () => ({ showSnackbar: vi.fn() }))

let editor: Editor
let frame: HTMLElement
let view: HTMLElement
let box: HTMLElement
let writing: PlainWriting
const onLeave = vi.fn()
const onEnter = vi.fn()
const onSlash = vi.fn()

/** A view that renders the heading whenever it changes, as React would. */
function begin(path: string[] = ['text'], first = '처음 글'): void {
  editor = sampleEditor([heading('a', first)])
  frame = document.body.appendChild(document.createElement('div'))
  frame.dataset['id'] = 'a'
  view = frame.appendChild(document.createElement('h2'))
  const draw = () => (view.textContent = String(editor.node('a')?.block.props['text']))
  draw()
  editor.subscribeNode('a', draw)
  box = document.body.appendChild(document.createElement('div'))
  box.contentEditable = 'plaintext-only'
  box.dataset['writing'] = ''
  box.tabIndex = 0
  writing = new PlainWriting({
    editor,
    id: 'a',
    path,
    field: textFieldAt(editor.node('a')!.block, path)!,
    frame,
    box,
    onLeave,
    onEnter,
    onSlash,
  })
  writing.start()
}

beforeEach(() => {
  onLeave.mockClear()
  onEnter.mockClear()
  onSlash.mockClear()
  begin()
})
afterEach(() => {
  writing.stop()
  document.body.replaceChildren()
})

const text = () => editor.node('a')?.block.props['text']
function type(words: string): void {
  box.textContent = words
  box.dispatchEvent(new InputEvent('input'))
}
/** As a browser does it: the field shows each stage by itself and sends an event. */
function compose(before: string, stages: string[]): void {
  box.dispatchEvent(new CompositionEvent('compositionstart'))
  for (const stage of stages) type(before + stage)
}
const endComposing = () => box.dispatchEvent(new CompositionEvent('compositionend'))
function press(code: string, more: KeyboardEventInit = {}): boolean {
  return box.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true, ...more }))
}

describe('writing on the canvas', () => {
  it('shows each stage of a syllable, writes it to the page, and is one undo entry', () => {
    compose('처음 글', ['ㅎ', '하', '한'])
    expect(text()).toBe('처음 글한')
    endComposing()
    compose('처음 글한', ['ㄱ', '그', '글'])
    endComposing()
    expect(text()).toBe('처음 글한글')
    expect(view.textContent).toBe('처음 글한글')
    editor.undo()
    expect(text()).toBe('처음 글')
    expect(box.textContent).toBe('처음 글')
    expect(editor.state.undoLabel).toBeNull()
  })

  it('does not overwrite a syllable being composed', () => {
    compose('처음 글', ['하'])
    editor.receive([{ op: 'setProp', id: 'a', path: ['text'], value: '남의 글' }])
    expect(box.textContent).toBe('처음 글하')
    endComposing()
    expect(text()).toBe('처음 글하')
  })

  it('follows changes from elsewhere', () => {
    editor.edit('제목', [{ op: 'setProp', id: 'a', path: ['text'], value: '패널에서' }])
    expect(box.textContent).toBe('패널에서')
  })

  it('continues on Enter and ends on Escape, but not while a syllable is being composed', () => {
    compose('처음 글', ['하'])
    press('Enter', { isComposing: true })
    press('Escape', { keyCode: 229 })
    expect(onLeave).not.toHaveBeenCalled()
    expect(onEnter).not.toHaveBeenCalled()
    endComposing()
    press('Enter')
    expect([onEnter.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0])
    press('Escape')
    expect([onEnter.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1])
  })

  it('inserts a line break on Shift+Enter in a multi-line text', () => {
    expect(press('Enter', { shiftKey: true })).toBe(true)
    expect(onLeave).not.toHaveBeenCalled()
    type('두\n줄')
    expect(text()).toBe('두\n줄')
  })

  it('undoes on the page with the keys of undo', () => {
    type('다른 글')
    expect(press('KeyZ', { ctrlKey: true })).toBe(false)
    expect([text(), box.textContent]).toEqual(['처음 글', '처음 글'])
    press('KeyZ', { ctrlKey: true, shiftKey: true })
    expect([text(), box.textContent]).toEqual(['다른 글', '다른 글'])
  })

  it('keeps the old value of an emptied required title, and says so', () => {
    type('처음')
    type('')
    expect(text()).toBe('처음')
    writing.stop()
    expect(text()).toBe('처음 글')
    expect(editor.state.announcement.text).toContain('비워 둘 수 없어')
  })

  it('removes an optional text that is left empty', () => {
    writing.stop()
    editor.edit('도입 글', [{ op: 'setProp', id: 'a', path: ['lead'], value: '도입 글' }])
    view.textContent = '도입 글'
    writing = new PlainWriting({
      editor,
      id: 'a',
      path: ['lead'],
      field: textFieldAt(editor.node('a')!.block, ['lead'])!,
      frame,
      box,
      onLeave,
      onEnter,
      onSlash,
    })
    writing.start()
    type('')
    expect(editor.node('a')?.block.props['lead']).toBe('도입 글')
    writing.stop()
    expect(editor.node('a')?.block.props).not.toHaveProperty('lead')
  })

  it('cuts nothing that is over the limit, and says once what publishing will ask', () => {
    const said = '제목은 120자까지 게시할 수 있습니다. 글은 그대로 두었으니 게시하기 전에 줄여 주세요.'
    type('가'.repeat(130))
    expect([text(), box.textContent]).toEqual(['가'.repeat(130), '가'.repeat(130)])
    expect(editor.state.announcement.text).toBe(said)
    editor.announce('')
    type('가'.repeat(131))
    expect([text(), editor.state.announcement.text]).toEqual(['가'.repeat(131), ''])
    type('가'.repeat(120))
    type('가'.repeat(121))
    expect(editor.state.announcement.text).toBe(said)
  })

  it('opens the block menu on a slash in an empty text only', () => {
    const slash = () => box.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: '/', cancelable: true }))
    expect(slash()).toBe(true)
    type('')
    expect(slash()).toBe(false)
    expect(onSlash).toHaveBeenCalledOnce()
  })

  it('is refused when the text is not on the canvas', () => {
    const field = textFieldAt(editor.node('a')!.block, ['eyebrow'])!
    expect(() => new PlainWriting({ editor, id: 'a', path: ['eyebrow'], field, frame, box, onLeave, onEnter, onSlash })).toThrow()
  })
})

describe('a sample', () => {
  it('is selected when writing begins, so that the first letter replaces it; own text is not', () => {
    const selected = () => document.getSelection()!.toString()
    expect(selected()).toBe('')
    for (const sample of [blocks.find(({ type }) => type === 'heading')!.example['text'] as string, '제목']) {
      writing.stop()
      document.body.replaceChildren()
      begin(['text'], sample)
      expect(selected()).toBe(sample)
    }
  })
})
