import { expect, test, vi } from 'vitest'
import { columns, heading, sampleEditor, section } from '@/tests/support/sample-editor'
import { jumpToPointer } from './jump-to-problem'

vi.stubGlobal('requestAnimationFrame', () => 0)

test.each([
  ['/blocks/1/props/text', 'b', '/props/text'],
  ['/blocks/0/slots/content/1/slots/second/0/props/link/href', 'deep', '/props/link/href'],
  ['/title', null, '/title'],
])('%s chooses the block at fault and asks for its field', (pointer, id, path) => {
  const editor = sampleEditor([section('s', heading('a'), columns('c', [], [heading('deep')])), heading('b')])
  jumpToPointer(editor, pointer)
  expect(editor.state.primary).toBe(id)
  expect(editor.state.requestedField).toMatchObject({ id, path })
})

test('a pointer to a removed block leads to the page', () => {
  const editor = sampleEditor([heading('a')])
  jumpToPointer(editor, '/blocks/9/props/text')
  expect(editor.state.selection).toEqual([])
})
