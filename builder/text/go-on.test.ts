// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { Block } from '@/schemas/page/document'
import { heading, sampleEditor } from '@/tests/support/sample-editor'
import { goOn } from './go-on'

const paragraph = (id: string): Block => ({ id, type: 'rich-text', v: 1, props: { html: '<p>글</p>' } })

let frame: HTMLElement
beforeEach(() => {
  document.body.innerHTML = '<div data-id="a"></div>'
  frame = document.querySelector<HTMLElement>('[data-id]')!
})

describe('Enter in a single-line text', () => {
  it('goes to the next text of the block in visual order, not in schema order', () => {
    const block: Block = { id: 'a', type: 'heading', v: 1, props: { text: '제목', level: 2, eyebrow: '윗글', lead: '도입 글' } }
    const editor = sampleEditor([block])
    frame.innerHTML = '<p>윗글</p><h2>제목</h2><p>도입 글</p>'
    expect(goOn(editor, 'a', ['eyebrow'], frame)).toBe(true)
    expect(editor.state.writing).toEqual({ id: 'a', path: ['text'] })
    expect(goOn(editor, 'a', ['text'], frame)).toBe(true)
    expect(editor.state.writing).toEqual({ id: 'a', path: ['lead'] })
  })

  it('skips a text that is not on the canvas', () => {
    const block: Block = { id: 'a', type: 'heading', v: 1, props: { text: '제목', level: 2, lead: '도입 글' } }
    const editor = sampleEditor([block, paragraph('b')])
    frame.innerHTML = '<h2>제목</h2>'
    expect(goOn(editor, 'a', ['text'], frame)).toBe(true)
    expect(editor.state.writing).toEqual({ id: 'b', path: ['html'] })
    expect(editor.state.selection).toEqual(['b'])
  })

  it('inserts an empty paragraph after a heading without one, as one step', () => {
    const editor = sampleEditor([heading('a', '제목'), heading('z', '다음 제목')])
    frame.innerHTML = '<h2>제목</h2>'
    expect(goOn(editor, 'a', ['text'], frame)).toBe(true)
    expect(editor.document().blocks.map(({ type, props }) => [type, props['html']])).toEqual([
      ['heading', undefined],
      ['rich-text', ''],
      ['heading', undefined],
    ])
    expect(editor.state.writing).toEqual({ id: 'n1', path: ['html'] })
    editor.undo()
    expect(editor.document().blocks).toHaveLength(2)
  })

  it('ends when nothing follows', () => {
    const editor = sampleEditor([{ id: 'a', type: 'button', v: 1, props: { label: '보기', link: '/zin/home', tone: 'line' } }])
    frame.innerHTML = '<a>보기</a>'
    expect(goOn(editor, 'a', ['label'], frame)).toBe(false)
    expect(editor.document().blocks).toHaveLength(1)
  })
})
