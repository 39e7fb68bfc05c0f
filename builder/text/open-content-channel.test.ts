// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageContext } from '@/renderer/define-block'
import type { Block } from '@/schemas/page/document'
import { heading, sampleEditor } from '@/tests/support/sample-editor'
import type { Editor } from '../state/editor'
import { openContentChannel, readMessage } from './open-content-channel'

const NONCE = '0b0e7c1e-secret'
const block: Block = { id: 'a', type: 'heading', v: 1, props: { text: '글', level: 2 } }
const edit = (op: object, nonce = NONCE) => ({ type: 'maru:edit', nonce, ops: [op] })
const say = { op: 'setProp', id: 'a', path: ['text'], value: '새 글' }
const text: Block = { id: 'a', type: 'rich-text', v: 1, props: { html: '<p>글</p>' } }

describe('a message from the content page', () => {
  // The sample editor registers the block definitions.
  beforeEach(() => void sampleEditor([heading('a')]))

  it('may change a text of that block', () => expect(readMessage(edit(say), NONCE, block)).toEqual([say]))
  it('may remove an optional text', () =>
    expect(readMessage(edit({ op: 'setProp', id: 'a', path: ['lead'] }), NONCE, block)).toHaveLength(1))
  it('is sanitised', () =>
    expect(readMessage(edit({ ...say, path: ['html'], value: '<p onclick=x>글<script>1</script></p>' }), NONCE, text)).toEqual([
      { ...say, path: ['html'], value: '<p>글</p>' },
    ]))

  it.each([
    ['another nonce', edit(say, 'other')],
    ['no nonce', { type: 'maru:edit', ops: [say] }],
    ['another type', { ...edit(say), type: 'maru:else' }],
    ['another block', edit({ ...say, id: 'b' })],
    ['another operation', edit({ op: 'remove', id: 'a' })],
    ['another prop', edit({ ...say, path: ['level'], value: '3' })],
    ['a prop that is none', edit({ ...say, path: ['__proto__', 'x'] })],
    ['no text', edit({ ...say, value: { a: 1 } })],
    ['a text too long', edit({ ...say, value: '가'.repeat(121) })],
    ['a required text taken away', edit({ op: 'setProp', id: 'a', path: ['text'] })],
    ['something more', edit({ ...say, extra: 1 })],
    ['one good and one bad', { ...edit(say), ops: [say, { op: 'remove', id: 'a' }] }],
    ['no operations', { ...edit(say), ops: [] }],
    ['a word', 'maru:edit'],
    ['nothing', null],
  ])('is refused: %s', (_, message) => expect(readMessage(message, NONCE, block)).toBeUndefined())
})

describe('the channel', () => {
  let editor: Editor
  let close: () => void
  const target = { postMessage: vi.fn() } as unknown as Window
  const onLeave = vi.fn()
  const page = { path: '/x' } as PageContext
  const send = (data: unknown, more: { origin?: string; source?: unknown } = {}) =>
    window.dispatchEvent(Object.assign(new MessageEvent('message', { data }), { origin: location.origin, source: target, ...more }))

  beforeEach(() => {
    vi.clearAllMocks()
    editor = sampleEditor([heading('a', '글'), heading('b')])
    close = openContentChannel({ editor, id: 'a', path: ['text'], page, target: () => target, nonce: NONCE, onLeave })
  })
  afterEach(() => close())

  it('accepts the window that it opened, for this document and block, from this origin only', () => {
    send({ type: 'maru:ready', id: 'other', block: 'a' })
    send({ type: 'maru:ready', id: editor.id, block: 'b' })
    send({ type: 'maru:ready', id: editor.id, block: 'a' }, { source: window })
    expect(target.postMessage).not.toHaveBeenCalled()
    send({ type: 'maru:ready', id: editor.id, block: 'a' })
    expect(target.postMessage).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'maru:open', nonce: NONCE, path: ['text'] }),
      location.origin,
    )
  })

  it('applies a change as one undo entry', () => {
    send(edit(say))
    send(edit({ ...say, value: '새 글자' }))
    expect(editor.node('a')?.block.props['text']).toBe('새 글자')
    editor.undo()
    expect(editor.node('a')?.block.props['text']).toBe('글')
  })

  it.each([
    ['another origin', { origin: 'https://example.com' }],
    ['another window', { source: window }],
  ])('hears nothing from %s', (_, more) => {
    send(edit(say), more)
    expect(editor.node('a')?.block.props['text']).toBe('글')
  })

  it('ends when the other side leaves, and ignores messages once closed', () => {
    send({ type: 'maru:leave', nonce: NONCE })
    expect(onLeave).toHaveBeenCalledOnce()
    close()
    send(edit(say))
    expect(editor.node('a')?.block.props['text']).toBe('글')
  })
})
