// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showFault } from '@/lib/ui/show-snackbar'
import type { Block } from '@/schemas/page/document'
import { sampleEditor } from '@/tests/support/sample-editor'
import type { Editor } from '../state/editor'
import { EditorProvider, useNode } from '../state/editor-provider'
import { RichTextField } from './rich-text-field'

vi.mock('@/lib/ui/show-snackbar', () => ({ showFault: vi.fn() }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
let place: HTMLElement
let editor: Editor
const words = (html: string): Block => ({ id: 't', type: 'rich-text', v: 1, props: { html } })

function Field() {
  const html = String(useNode('t')?.block.props['html'])
  const change = (next: string) =>
    void editor.edit('글 고치기', [{ op: 'setProp', id: 't', path: ['html'], value: next }], { key: 'prop:t:/html' })
  return <RichTextField label="글" value={html} onChange={change} maxLength={60} history={editor} />
}
async function draw(html: string): Promise<void> {
  editor = sampleEditor([words(html)])
  await act(async () =>
    root.render(
      <EditorProvider editor={editor}>
        <Field />
      </EditorProvider>,
    ),
  )
}
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

const box = () => place.querySelector<HTMLElement>('[data-slate-editor]')!
const html = () => editor.node('t')?.block.props['html']
const tool = (label: string) => place.querySelector<HTMLElement>(`[aria-label="${label}"]`)!

test("is a text box with a name, and shows the page's value", async () => {
  await draw('<h2>제목</h2><p>글</p><table><tbody><tr><td>칸</td></tr></tbody></table>')
  expect(box().getAttribute('role')).toBe('textbox')
  expect(box().getAttribute('aria-label')).toBe('글')
  expect(box().querySelector('h2')?.textContent).toBe('제목')
  expect(box().querySelector('[contenteditable=false] table')?.textContent).toBe('칸')
})

test('renders its placeholder outside the text', async () => {
  await draw('')
  expect(place.textContent).toContain('글을 적습니다')
  expect(box().textContent).not.toContain('글을 적습니다')
})

test('has one tab stop before the text', async () => {
  await draw('<p>글</p>')
  const stops = [...place.querySelectorAll<HTMLElement>('[role=toolbar] button')].filter(({ tabIndex }) => tabIndex === 0)
  expect(stops).toHaveLength(1)
  expect(stops[0]!.compareDocumentPosition(box()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('changes the page by its tools, and shows the result of an undo', async () => {
  await draw('<p>글</p>')
  await act(async () => tool('제목 3').click())
  expect(html()).toBe('<h3>글</h3>')
  await act(async () => tool('가운데 정렬').click())
  expect(html()).toBe('<h3 style="text-align:center">글</h3>')
  await act(async () => void editor.undo())
  expect(html()).toBe('<p>글</p>')
  expect(box().querySelector('p')?.textContent).toBe('글')
  expect(editor.state.undoLabel).toBeNull()
})

test('reports a text that is too long to be stored', async () => {
  await draw(`<p>${'가'.repeat(80)}</p>`)
  expect(box().getAttribute('aria-invalid')).toBe('true')
  expect(place.querySelector('[role=status]')?.textContent).toContain('너무 깁니다')
})

test('says on the screen how many pictures a paste could not bring', async () => {
  await draw('<p>글</p>')
  const data = new DataTransfer()
  data.setData('text/html', '<p>옮긴 글</p><img src="https://other.example/a.jpg"><img src="https://other.example/b.jpg">')
  data.setData('text/plain', '옮긴 글')
  await act(async () => {
    box().focus()
    await new Promise((resolve) => setTimeout(resolve, 20))
    box().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  const words = '다른 곳의 사진 2장은 옮기지 못했습니다. 보관함에 올린 뒤 사진 블록으로 넣어 주세요.'
  expect(showFault).toHaveBeenCalledWith(words)
  expect(editor.state.announcement.text).toBe(words)
})
