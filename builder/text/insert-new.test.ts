// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { definitionOf } from '@/schemas/page/definitions'
import type { Block } from '@/schemas/page/document'
import { heading, sampleEditor, section } from '@/tests/support/sample-editor'
import { insertInText, insertNew } from './insert-new'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import { fromHtml } from '@/lib/rich-text/from-html'

const words = (html: string): Block => ({ id: 't', type: 'rich-text', v: 1, props: { html, width: 'narrow' } })
function split(before: string, after: string) {
  const editor = sampleEditor([heading('a'), words(`${before}<p><br></p>${after}`), heading('z')])
  const start = JSON.stringify(editor.document())
  const around = { before: before ? fromHtml(before, sanitizeHtml) : [], after: after ? fromHtml(after, sanitizeHtml) : [] }
  expect(insertInText(editor, 't', ['html'], around, definitionOf('divider')!)).toBe(true)
  const result = editor.document().blocks.map(({ type, props }) => (props['html'] as string | undefined) ?? type)
  const [chosen] = editor.state.selection
  expect(editor.node(chosen!)?.block.type).toBe('divider')
  editor.undo()
  expect(JSON.stringify(editor.document())).toBe(start)
  return result
}

describe('a block inserted into a text', () => {
  it('is between the text before and the text after', () =>
    expect(split('<p>앞</p>', '<p>뒤</p>')).toEqual(['heading', '<p>앞</p>', 'divider', '<p>뒤</p>', 'heading']))
  it('is after the text when no text follows', () => expect(split('<p>앞</p>', '')).toEqual(['heading', '<p>앞</p>', 'divider', 'heading']))
  it('is before the text when no text precedes', () =>
    expect(split('', '<p>뒤</p>')).toEqual(['heading', 'divider', '<p>뒤</p>', 'heading']))
  it('replaces an empty text', () => expect(split('', '')).toEqual(['heading', 'divider', 'heading']))
})

describe('a new block', () => {
  it('is inserted at the requested place', () => {
    const editor = sampleEditor([section('s'), heading('a')])
    insertNew(editor, definitionOf('divider')!, { parent: 's', slot: 'content', index: 0 })
    expect(editor.node('s')?.slots['content']).toEqual(editor.state.selection)
  })

  it('of text is edited at once', () => {
    const editor = sampleEditor([])
    insertNew(editor, definitionOf('heading')!)
    expect(editor.state.writing).toEqual({ id: editor.tree.root[0], path: ['text'] })
  })
})
