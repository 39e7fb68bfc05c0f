import { describe, expect, test } from 'vitest'
import { applyOps, type Op } from '@/schemas/page/ops'
import { readTree, writeTree, type PageTree } from '@/schemas/page/tree'
import { heading, sampleEditor, section } from '@/tests/support/sample-editor'
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
    expect(conflicts).toEqual([{ op: text('a', '나 더'), id: 'a', field: 'text', mine: '나 더', theirs: '그들' }])
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
    expect(rebase(start, changed(start, ...mine), mine)).toEqual({ clean: [], conflicts: [] })
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

  test('without the common draft, every difference is a conflict', () => {
    const theirs = changed(base(), text('a', '그들'))
    expect(rebase(undefined, theirs, [text('a', '나'), text('b', 'b')]).conflicts).toMatchObject([{ mine: '나', theirs: '그들' }])
  })
})
