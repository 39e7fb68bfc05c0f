import { describe, expect, test } from 'vitest'
import { applyOps, type Op } from '@/schemas/page/ops'
import { readTree, writeTree, type PageTree } from '@/schemas/page/tree'
import { heading, sampleEditor, section } from '@/tests/support/sample-editor'
import { decide } from './decide'
import { readableWords } from './readable-words'
import { rebase } from './rebase'

const base = () => sampleEditor([heading('a'), heading('b'), section('s', heading('c'))]).tree
const changed = (tree: PageTree, ...ops: Op[]): PageTree => {
  const copy = readTree(writeTree(tree))
  applyOps(copy, ops)
  return copy
}
const text = (id: string, value: string): Op => ({ op: 'setProp', id, path: ['text'], value })

describe('two editors of one draft', () => {
  test('changes of different fields are both preserved', () => {
    const start = base()
    const theirs = changed(start, text('b', '그들'), { op: 'remove', id: 'c' })
    const { clean, conflicts } = rebase(start, theirs, [
      text('a', '나'),
      { op: 'move', id: 'b', to: { parent: 's', slot: 'content', index: 1 } },
    ])
    expect(conflicts).toEqual([])
    const merged = changed(theirs, ...clean)
    expect(merged.nodes.get('a')!.block.props['text']).toBe('나')
    expect(merged.nodes.get('b')!.block.props['text']).toBe('그들')
    expect(merged.nodes.get('s')!.slots['content']).toEqual(['b'])
  })

  test('the same field is a conflict with both texts, and my last text is offered', () => {
    const start = base()
    const theirs = changed(start, text('a', '그들'))
    const { clean, conflicts } = rebase(start, theirs, [text('a', '나'), text('b', '나'), text('a', '나 더')])
    expect(clean).toEqual([text('b', '나')])
    expect(conflicts).toEqual([{ kind: 'prop', id: 'a', field: 'text', mine: '나 더', theirs: '그들' }])
  })

  test('my change to a removed block, and my removal of a changed block, are conflicts', () => {
    const start = base()
    expect(rebase(start, changed(start, { op: 'remove', id: 'a' }), [text('a', '나')]).conflicts).toMatchObject([
      { id: 'a', field: '블록' },
    ])
    expect(rebase(start, changed(start, text('a', '그들')), [{ op: 'remove', id: 'a' }]).conflicts).toMatchObject([
      { id: 'a', field: '블록' },
    ])
  })

  test('my new block and its text are applied together', () => {
    const start = base()
    const theirs = changed(start, { op: 'remove', id: 's' }, { op: 'remove', id: 'b' })
    const { clean, conflicts } = rebase(start, theirs, [
      { op: 'insert', at: { parent: null, slot: '', index: 3 }, block: heading('mine') },
      text('mine', '내 새 글'),
    ])
    expect(conflicts).toEqual([])
    expect(changed(theirs, ...clean).nodes.get('mine')!.block.props['text']).toBe('내 새 글')
  })

  test('a change that had arrived already is neither a conflict nor applied twice', () => {
    const start = base()
    const mine: Op[] = [
      { op: 'insert', at: { parent: null, slot: '', index: 3 }, block: heading('mine') },
      text('a', '나'),
      { op: 'remove', id: 'b' },
      { op: 'move', id: 'a', to: { parent: 's', slot: 'content', index: 0 } },
      { op: 'setHead', field: 'title', value: '새 제목' },
    ]
    expect(rebase(start, changed(start, ...mine), mine)).toMatchObject({ clean: [], conflicts: [] })
    expect(rebase(start, start, mine).clean).toEqual(mine)
  })

  test('a change that was undone later is undone, though the page looks so already', () => {
    const start = base()
    const [first] = [start.nodes.get('a')!.block]
    const back: Op[] = [
      { op: 'remove', id: 'a' },
      { op: 'insert', at: { parent: null, slot: '', index: 0 }, block: first },
    ]
    expect(rebase(start, start, back).clean).toEqual(back)
    const undone = [text('b', '잠깐'), text('b', String(start.nodes.get('b')!.block.props['text']))]
    expect(rebase(start, start, undone).clean).toEqual(undone)
  })

  test.each<[string, Op[], string]>([
    ['a text in it', [text('c', '그들의 문장')], '그들의 문장'],
    [
      'a new block in it',
      [{ op: 'insert', at: { parent: 's', slot: 'content', index: 0 }, block: heading('new', '그들의 새 글') }],
      '그들의 새 글',
    ],
    [
      'a block that was moved into it',
      [text('b', '옮긴 글'), { op: 'move', id: 'b', to: { parent: 's', slot: 'content', index: 0 } }],
      '옮긴 글',
    ],
  ])('removing or replacing a section asks when the other wrote %s', (_, ops, words) => {
    const start = base()
    const theirs = changed(start, ...ops)
    for (const mine of [
      { op: 'remove', id: 's' } as const,
      { op: 'replace', id: 's', block: section('s', heading('mine', '내 글')) } as const,
    ]) {
      const rebased = rebase(start, theirs, [mine])
      expect(rebased.clean).toEqual([])
      expect(rebased.conflicts).toMatchObject([{ id: 's', field: '블록' }])
      // Both texts are read in the question, and what is chosen is what stands there.
      expect(readableWords(rebased.conflicts[0]!.theirs)).toContain(words)
      expect(JSON.stringify(changed(theirs, ...decide(theirs, rebased, ['theirs'])).nodes.get('s'))).toBe(
        JSON.stringify(theirs.nodes.get('s')),
      )
      expect(changed(theirs, ...decide(theirs, rebased, ['mine'])).nodes.has('c')).toBe(false)
    }
  })

  test('my text in a section that the other removed is offered with the whole section, once', () => {
    const start = base()
    const theirs = changed(start, { op: 'remove', id: 's' })
    const rebased = rebase(start, theirs, [
      text('c', '내 문장'),
      { op: 'insert', at: { parent: 's', slot: 'content', index: 1 }, block: heading('mine') },
      text('mine', '내 새 글'),
    ])
    expect(rebased.conflicts).toHaveLength(1)
    expect(readableWords(rebased.conflicts[0]!.mine)).toBe('구역\n제목\n· 내 문장\n제목\n· 내 새 글')
    const page = changed(theirs, ...decide(theirs, rebased, ['mine']))
    expect(page.nodes.get('s')!.slots['content']).toEqual(['c', 'mine'])
    expect(decide(theirs, rebased, ['theirs'])).toEqual([])
  })

  test('two changed entries of one list are one question with the whole list of each side', () => {
    const list = (first: string, second: string) => ({ items: [{ title: first }, { title: second }] })
    const cards = (props: Record<string, unknown>) => sampleEditor([{ id: 'k', type: 'card-list', v: 1, props }]).tree
    const at = (index: number, value: string): Op => ({ op: 'setProp', id: 'k', path: ['items', index, 'title'], value })
    const start = cards(list('가', '나'))
    const rebased = rebase(start, cards(list('그들', '나')), [at(0, '내 첫 글'), at(1, '내 둘째 글')])
    expect(rebased.conflicts).toMatchObject([{ id: 'k', field: 'items' }])
    expect(readableWords(rebased.conflicts[0]!.mine)).toBe('내 첫 글\n내 둘째 글')
    expect(readableWords(rebased.conflicts[0]!.theirs)).toBe('그들\n나')
  })

  test('without the common draft, every difference is a conflict', () => {
    const theirs = changed(base(), text('a', '그들'))
    expect(rebase(undefined, theirs, [text('a', '나'), text('b', 'b')]).conflicts).toMatchObject([{ mine: '나', theirs: '그들' }])
  })
})
