import { beforeAll, expect, test } from 'vitest'
import type { Block } from '@/schemas/page/document'
import { inOrder, listAt, placeOf, type PageTree } from '@/schemas/page/tree'
import { Editor } from '../state/editor'
import { mayStand } from '../state/may-stand'
import { carriedFrom, type DragSource } from './carried'
import { carrySteps } from './carry-steps'
import { DragSession } from './drag-session'
import { block, editorOf, layOut, middleOf, registerTestCards } from './lay-out-for-tests'

beforeAll(registerTestCards)

/** The canvas of a test: it is laid out only when the test measures it. */
function sessionOn(editor: Editor) {
  let slots = layOut(editor.tree)
  let measured = 0
  const surface = {
    measure: () => {
      slots = layOut(editor.tree)
      measured++
    },
    slots: () => slots,
  }
  return { session: new DragSession(editor, () => surface), slots: () => slots, measured: () => measured }
}
const hashOf = (editor: Editor) => JSON.stringify(editor.document())

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Three levels of boxes, grids and pairs with something in most of them. */
function page(random: () => number): Block[] {
  let n = 0
  const make = (depth: number): Block => {
    const id = `b${++n}`
    const kind = depth === 0 ? 'leaf' : (['leaf', 'box', 'grid', 'pair', 'picky'][Math.floor(random() * 5)] as string)
    const some = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) }, () => make(depth - 1))
    if (kind === 'box') return block(id, 'box', { content: some(4) })
    if (kind === 'grid') return block(id, 'grid', { items: some(7) })
    if (kind === 'pair') return block(id, 'pair', { first: some(3), second: some(3) })
    if (kind === 'picky') return block(id, 'picky', { notes: [block(`${id}n`, 'note')] })
    return block(id)
  }
  return Array.from({ length: 12 }, () => make(3))
}

test('Two hundred drags, each let go in full flight, land exactly where the line was', () => {
  const random = randomFrom(20_261_121)
  const editor = editorOf(...page(random))
  const { session, slots } = sessionOn(editor)
  let landed = 0
  let moved = 0
  for (let drag = 0; drag < 200; drag++) {
    const all = inOrder(editor.tree)
    const ids = Array.from({ length: random() < 0.2 ? 3 : 1 }, () => all[Math.floor(random() * all.length)]!)
    const source: DragSource =
      random() < 0.2 ? { what: 'new', type: random() < 0.5 ? 'leaf' : 'box', label: '새것' } : { what: 'blocks', ids }
    expect(session.start(source)).toBe(true)
    const carried = session.carried!
    const height = slots()[0]!.height
    for (let move = 0; move < 12; move++) session.moveTo({ x: random() * 1000, y: random() * (height + 40) })
    const shown = session.target!
    expect(shown.ok).toBe(true)
    if (!shown.ok) continue
    const before = hashOf(editor)
    if (session.drop()) moved++
    const list = listAt(editor.tree, shown)
    const expected = carried.ids.length > 0 ? carried.ids : editor.state.selection
    expect(list.slice(shown.index, shown.index + expected.length)).toEqual(expected)
    landed++
    // One undo step restores the page.
    if (drag % 10 === 0 && hashOf(editor) !== before) {
      const after = hashOf(editor)
      editor.undo()
      expect(hashOf(editor)).toBe(before)
      editor.redo()
      expect(hashOf(editor)).toBe(after)
    }
  }
  expect(landed).toBe(200)
  expect(moved).toBeGreaterThan(150)
  expect(editor.tree.nodes.size).toBeGreaterThan(30)
})

test('A cancelled drag leaves page and history as they were, and the next one works', () => {
  const editor = editorOf(block('a'), block('b'), block('c'))
  const { session, slots } = sessionOn(editor)
  const before = hashOf(editor)
  session.start({ what: 'blocks', ids: ['a'] })
  session.moveTo({ x: 500, y: 500 })
  session.cancel()
  expect(session.state).toMatchObject({ carried: null, target: null })
  expect(session.drop()).toBe(false)
  expect(hashOf(editor)).toBe(before)
  expect(editor.state.undoLabel).toBeNull()
  expect(editor.state.announcement.text).toBe('글: 옮기지 않았습니다.')

  session.start({ what: 'blocks', ids: ['a'] })
  session.moveTo({ x: 500, y: middleOf(slots(), 'c').y + 5 })
  expect(session.drop()).toBe(true)
  expect(editor.tree.root).toEqual(['b', 'c', 'a'])
})

test('Several blocks keep their order, whatever order they were chosen in, and are one step back', () => {
  const editor = editorOf(block('a'), block('g', 'box', { content: [block('b'), block('c')] }), block('d'), block('e'))
  const { session, slots } = sessionOn(editor)
  session.start({ what: 'blocks', ids: ['e', 'c', 'a'] })
  session.moveTo({ x: 500, y: middleOf(slots(), 'd').y - 5 })
  expect(session.target).toMatchObject({ ok: true, parent: null, index: 1, pill: '여기로 블록 3개 옮기기' })
  expect(session.drop()).toBe(true)
  expect(editor.tree.root).toEqual(['g', 'a', 'c', 'e', 'd'])
  expect(editor.state.undoLabel).toBe('블록 3개 옮기기')
  editor.undo()
  expect(editor.tree.root).toEqual(['a', 'g', 'd', 'e'])
  expect(editor.node('c')).toMatchObject({ parent: 'g', slot: 'content' })
})

test('Blocks inside a selected block move with it and not beside it', () => {
  const editor = editorOf(block('g', 'box', { content: [block('b')] }), block('z'))
  const { session } = sessionOn(editor)
  session.start({ what: 'blocks', ids: ['b', 'g'] })
  expect(session.carried!.ids).toEqual(['g'])
  session.moveTo({ x: 500, y: 10_000 })
  session.drop()
  expect(editor.tree.root).toEqual(['z', 'g'])
  expect(editor.node('b')).toMatchObject({ parent: 'g' })
})

test('A drop that changes nothing adds no undo step', () => {
  const editor = editorOf(block('a'), block('b'), block('c'))
  const { session, slots } = sessionOn(editor)
  for (const dy of [-10, 10]) {
    session.start({ what: 'blocks', ids: ['b'] })
    const { x, y } = middleOf(slots(), 'b')
    session.moveTo({ x, y: y + dy })
    expect(session.target).toMatchObject({ ok: true, index: 1 })
    expect(session.drop()).toBe(false)
  }
  expect(editor.state.undoLabel).toBeNull()
  expect(editor.state.announcement.text).toBe('글: 제자리에 두었습니다.')
})

test('The same place is the same object, and is measured once', () => {
  const editor = editorOf(block('a'), block('b'))
  const { session, measured } = sessionOn(editor)
  session.start({ what: 'blocks', ids: ['a'] })
  session.moveTo({ x: 500, y: 120 })
  const { target } = session
  let told = 0
  session.store.subscribe(() => told++)
  for (let x = 0; x < 100; x++) session.moveTo({ x: 400 + x, y: 120 })
  expect(session.target).toBe(target)
  expect(told).toBe(0)
  expect(measured()).toBe(1)
})

test('New blocks, fragments and templates are inserted with new ids, selected, in one step', () => {
  const editor = editorOf(block('a'), block('b'))
  const { session } = sessionOn(editor)
  session.start({ what: 'new', type: 'box', label: '상자' })
  session.moveTo({ x: 500, y: 65 })
  expect(session.target).toMatchObject({ pill: '여기에 상자 넣기', words: '페이지 안 3개 중 2번째 자리' })
  expect(session.drop()).toBe(true)
  expect(editor.state.selection).toEqual([editor.tree.root[1]])
  expect(editor.state.announcement.text).toBe('상자를 페이지 안 3개 중 2번째에 넣었습니다.')

  session.start({ what: 'template', label: '소개 서식', blocks: [block('a'), block('b')] })
  session.moveTo({ x: 500, y: 0 })
  expect(session.drop()).toBe(true)
  expect(editor.tree.root).toHaveLength(5)
  expect(new Set(editor.tree.root).size).toBe(5)
  editor.undo()
  expect(editor.tree.root).toHaveLength(3)
})

test('A locked block cannot be dragged, and a manager cannot drag', () => {
  const editor = editorOf(block('a', 'leaf', undefined, { locked: true }), block('b'))
  const { session } = sessionOn(editor)
  expect(session.start({ what: 'blocks', ids: ['b', 'a'] })).toBe(false)
  expect(editor.state.announcement.text).toContain('잠긴 블록')
  const looking = new Editor({ id: 'p', kind: 'page', document: editor.document(), role: 'mng', newId: () => 'x' })
  expect(sessionOn(looking).session.start({ what: 'blocks', ids: ['b'] })).toBe(false)
})

test('A drop outside the canvas changes nothing', () => {
  const editor = editorOf(block('a'), block('b'))
  const { session } = sessionOn(editor)
  const before = hashOf(editor)
  session.start({ what: 'blocks', ids: ['a'] })
  session.moveTo({ x: 500, y: 120 })
  session.moveTo(null)
  expect(session.target).toBeNull()
  expect(session.drop()).toBe(false)
  expect(hashOf(editor)).toBe(before)
})

test('A page that changes during the drag shows no stale place, and removing the dragged block ends the drag', () => {
  const editor = editorOf(block('a'), block('b'), block('c'))
  const { session } = sessionOn(editor)
  session.start({ what: 'blocks', ids: ['a'] })
  session.moveTo({ x: 500, y: 1000 })
  editor.receive([{ op: 'remove', id: 'c' }])
  expect(session.target).toBeNull()
  session.refresh()
  expect(session.target).toMatchObject({ ok: true, index: 1 })
  editor.receive([{ op: 'remove', id: 'a' }])
  expect(session.carried).toBeNull()
})

/** Every place that the rules allow, found without walking in order. */
function allPlaces(tree: PageTree, source: DragSource): string[] {
  const { types, within } = carriedFrom(tree, source)
  const lists = [{ parent: null as string | null, slot: '' }]
  const names: Record<string, string[]> = { box: ['content'], grid: ['items'], pair: ['first', 'second'], picky: ['notes'] }
  for (const node of tree.nodes.values()) for (const slot of names[node.block.type] ?? []) lists.push({ parent: node.id, slot })
  return lists
    .filter((place) => (place.parent === null || !within.has(place.parent)) && types.every((type) => mayStand(tree, type, place)))
    .flatMap((place) => {
      const rest = listAt(tree, place).filter((id) => !within.has(id))
      return Array.from({ length: rest.length + 1 }, (_, i) => `${place.parent ?? ''}|${place.slot}|${i}`)
    })
}

test('The arrow keys reach every place that accepts the block, once each', () => {
  const editor = editorOf(...page(randomFrom(7)))
  const ids = [inOrder(editor.tree).find((id) => editor.node(id)!.block.type === 'box')!]
  for (const source of [
    { what: 'new', type: 'leaf', label: '글' },
    { what: 'new', type: 'note', label: '쪽지' },
    { what: 'blocks', ids },
  ] as const) {
    const steps = carrySteps(editor.tree, carriedFrom(editor.tree, source)).map((at) => `${at.parent ?? ''}|${at.slot}|${at.index}`)
    expect(new Set(steps).size).toBe(steps.length)
    expect(steps.toSorted()).toEqual(allPlaces(editor.tree, source).toSorted())

    const { session } = sessionOn(editor)
    session.start(source, 'keyboard')
    session.step('first')
    const reached = new Set<string>()
    for (let i = 0; i <= steps.length; i++) {
      const { target } = session
      if (target?.ok) reached.add(`${target.parent ?? ''}|${target.slot}|${target.index}`)
      session.step('next')
    }
    expect([...reached]).toEqual(steps)
    session.cancel()
  }
})

test('By keyboard a block starts at its place, each step is announced, and Enter drops at the announced place', () => {
  const editor = editorOf(block('a'), block('s', 'box', { content: [block('b'), block('c')] }, { name: '소개' }), block('d'))
  const { session } = sessionOn(editor)
  const said: string[] = []
  editor.store.subscribe(({ announcement }, before) => announcement !== before.announcement && said.push(announcement.text))
  session.start({ what: 'blocks', ids: ['a'] }, 'keyboard')
  expect(session.target).toMatchObject({ ok: true, parent: null, index: 0 })
  for (let i = 0; i < 2; i++) session.step('next')
  session.step('previous')
  session.drop()
  expect(said).toEqual([
    '글을 집었습니다. 화살표로 자리를 고르고 스페이스나 엔터로 놓습니다. 취소하려면 Esc를 누릅니다.',
    '소개 안 3개 중 1번째 자리',
    '소개 안 3개 중 2번째 자리',
    '소개 안 3개 중 1번째 자리',
    expect.stringContaining('글을 소개 안 3개 중 1번째로 옮겼습니다.'),
    '글을 소개 안 3개 중 1번째로 옮겼습니다.',
  ])
  expect(listAt(editor.tree, { parent: 's', slot: 'content' })).toEqual(['a', 'b', 'c'])
  expect(placeOf(editor.node('a')!)).toEqual({ parent: 's', slot: 'content' })
})
