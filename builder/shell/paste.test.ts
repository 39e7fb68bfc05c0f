// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { showFault } from '@/lib/ui/show-snackbar'
import type { Block } from '@/schemas/page/document'
import { listAt } from '@/schemas/page/tree'
import { heading, sampleEditor, section, textOf } from '@/tests/support/sample-editor'
import { screenOf } from './screen-for-tests'
import { runCommand } from '../commands/commands'
import { insertBlocks } from '../commands/insert-blocks'
import { clip, readClip } from '../commands/read-clip'

vi.mock('@/lib/ui/show-snackbar', () => ({ showSnackbar: vi.fn(), showFault: vi.fn() }))

describe('pasting', () => {
  test('goes after a selected container, so that a copied section pasted twice stands beside itself', () => {
    const editor = sampleEditor([section('s'), heading('a')])
    editor.select(['s'])
    const copied = readClip(clip(editor)!)
    if (!copied || 'refusal' in copied) throw new Error('A copied section is read.')
    insertBlocks(editor, copied.blocks)
    insertBlocks(editor, copied.blocks)
    expect(editor.tree.root).toHaveLength(4)
    expect(editor.tree.root.at(-1)).toBe('a')
    expect(listAt(editor.tree, { parent: 's', slot: 'content' })).toEqual([])
    // The palette still fills the empty one.
    editor.select(['s'])
    insertBlocks(editor, [heading('new')], '넣기')
    expect(listAt(editor.tree, { parent: 's', slot: 'content' })).toHaveLength(1)
  })

  test('what does not fit is refused with its place', () => {
    sampleEditor([])
    const wrong = { id: 'x', type: 'heading', v: 1, props: { text: '제목', level: 'zwei' } }
    expect(readClip(JSON.stringify({ maru: 1, blocks: [wrong] }))).toMatchObject({
      refusal: { message: '붙여 넣을 수 없는 내용입니다. 제목 › 단계: 단계는 정수 형식이어야 합니다.' },
    })
  })

  test('too deep is refused in words that name the place, and nothing changes', () => {
    const nest = (depth: number): Block => (depth === 0 ? heading('inmost') : section(`s${depth}`, nest(depth - 1)))
    const editor = sampleEditor([nest(17)])
    const before = textOf(editor)
    editor.select(['inmost'])
    const refusal = '‘구역’ 안에는 넣을 수 없습니다. 블록은 19단계까지 겹쳐 둘 수 있으니 바깥쪽 자리를 골라 주세요.'
    expect(insertBlocks(editor, [section('x', section('y', heading('z')))])).toBe(false)
    expect(textOf(editor)).toBe(before)
    expect(editor.state.announcement.text).toBe(refusal)
    expect(showFault).toHaveBeenLastCalledWith(refusal)
    expect(insertBlocks(editor, [section('x', heading('z'))])).toBe(true)
  })

  test('an undo that another editor’s change forbids is said where it is seen', () => {
    const editor = sampleEditor([heading('a')])
    const typed = (value: string) => [{ op: 'setProp' as const, id: 'a', path: ['text'], value }]
    editor.edit('제목 글 고치기', typed('내 글'))
    editor.receive(typed('남의 글'))
    runCommand('undo', { editor, screen: screenOf(editor).context.screen })
    expect(showFault).toHaveBeenLastCalledWith('‘제목 글 고치기’: 다른 사람이 그 뒤에 같은 곳을 고쳐 되돌리지 않았습니다.')
  })
})
