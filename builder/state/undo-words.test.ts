// An undo among others' edits never takes a word of theirs away.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Op } from '@/schemas/page/ops'
import { inOrder, listAt, withDescendants, writeBlock } from '@/schemas/page/tree'
import { heading, sampleEditor, section, textOf } from '@/tests/support/sample-editor'

const typed = (id: string, value: string): Op[] => [{ op: 'setProp', id, path: ['text'], value }]

describe('undo after another editor’s change was taken in', () => {
  test('keeps their text and says why; what only I changed is undone', () => {
    const editor = sampleEditor([heading('a', '처음'), heading('b', '처음')])
    editor.edit('제목 글 고치기', typed('b', '내 글'))
    editor.edit('제목 글 고치기', typed('a', '내 글'), { key: 'a' })
    editor.receive(typed('a', '남의 글'))
    expect(editor.undo()).toBe(false)
    expect(editor.node('a')!.block.props['text']).toBe('남의 글')
    expect(editor.state.announcement).toMatchObject({
      text: '‘제목 글 고치기’: 다른 사람이 그 뒤에 같은 곳을 고쳐 되돌리지 않았습니다.',
      urgent: true,
    })
    expect(editor.undo()).toBe(true)
    expect(editor.node('b')!.block.props['text']).toBe('처음')
  })

  test('what I write over their text is undone to their text', () => {
    const editor = sampleEditor([heading('a', '처음')])
    editor.edit('글', typed('a', '내 글'), { key: 'a' })
    editor.receive(typed('a', '남의 글'))
    editor.edit('글', typed('a', '남의 글에 더'), { key: 'a' })
    editor.undo()
    expect(editor.node('a')!.block.props['text']).toBe('남의 글')
  })

  test('my new section with their text in it stays', () => {
    const editor = sampleEditor([heading('a')])
    editor.edit('구역 넣기', [{ op: 'insert', at: { parent: null, slot: '', index: 1 }, block: section('s', heading('c')) }])
    editor.receive([{ op: 'insert', at: { parent: 's', slot: 'content', index: 1 }, block: heading('theirs', '남의 새 글') }])
    editor.undo()
    expect(textOf(editor)).toContain('남의 새 글')
  })

  test('a block that I removed comes back, though they made its list shorter', () => {
    const editor = sampleEditor([heading('a'), heading('b'), heading('c', '지운 글')])
    editor.edit('지우기', [{ op: 'remove', id: 'c' }])
    editor.receive([{ op: 'remove', id: 'a' }])
    expect(editor.undo()).toBe(true)
    expect(textOf(editor)).toContain('지운 글')
  })
})

type Act = readonly [who: number, which: number, where: number]
test('every word of theirs stands until I take it away by an edit of mine', () => {
  const acts: fc.Arbitrary<Act[]> = fc.array(fc.tuple(fc.nat(11), fc.nat(30), fc.nat(30)), { maxLength: 14 })
  fc.assert(
    fc.property(acts, (steps) => {
      const editor = sampleEditor([heading('a'), section('s', heading('b'), section('t', heading('c'))), heading('d')])
      const theirs = new Set<string>()
      const wordsNow = () => textOf(editor)
      steps.forEach(([who, which, where], n) => {
        if (who >= 8) return void (who % 2 === 0 ? editor.undo() : editor.redo())
        const ops = opsFor(editor, who % 4, which, where, n)
        if (who >= 4) {
          editor.receive(ops)
          // Their own removals take their own words.
          for (const word of theirs) if (!wordsNow().includes(word)) theirs.delete(word)
          if (wordsNow().includes(`말${n}끝`)) theirs.add(`말${n}끝`)
        } else {
          editor.edit('고치기', ops, { key: `k${which % 3}` })
          for (const word of theirs) if (!wordsNow().includes(word)) theirs.delete(word)
        }
      })
      // The last steps are undone and done again in full.
      for (let i = 0; i < 20; i++) editor.undo()
      for (const word of theirs) expect(wordsNow()).toContain(word)
      for (let i = 0; i < 20; i++) editor.redo()
      for (const word of theirs) expect(wordsNow()).toContain(word)
    }),
    { numRuns: 400 },
  )
})

function opsFor(editor: ReturnType<typeof sampleEditor>, kind: number, which: number, where: number, n: number): Op[] {
  const { tree } = editor
  const ids = inOrder(tree)
  const homes = [
    { parent: null, slot: '' },
    ...ids.filter((id) => 'content' in tree.nodes.get(id)!.slots).map((id) => ({ parent: id, slot: 'content' })),
  ]
  const home = homes[where % homes.length]!
  const id = ids[which % ids.length]
  const word = `말${n}끝`
  if (kind === 0 || id === undefined)
    return [{ op: 'insert', at: { ...home, index: Math.min(where, listAt(tree, home).length) }, block: heading(`n${n}`, word) }]
  if (kind === 1) return typed(id, word)
  if (kind === 2)
    return where % 3 === 0 ? [{ op: 'replace', id, block: { ...writeBlock(tree, id), props: { text: word } } }] : [{ op: 'remove', id }]
  if (home.parent !== null && withDescendants(tree, id).includes(home.parent)) return []
  return [{ op: 'move', id, to: { ...home, index: 0 } }]
}
