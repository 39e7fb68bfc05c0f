import { describe, expect, test } from 'vitest'
import { applyOps } from '@/schemas/page/ops'
import { readTree, writeTree } from '@/schemas/page/tree'
import { heading, section, textOf } from '@/tests/support/sample-editor'
import { rebase } from './rebase'
import { world, typed, applyTo } from './world-for-tests'

describe('saving while typing', () => {
  test('waits for a pause, and saves in between when typing goes on', async () => {
    const { editor, server, pass, state } = world()
    for (let i = 0; i < 20; i++) {
      editor.edit('글', typed('a', '가'.repeat(i + 1)), { key: 'a' })
      await pass(300)
    }
    expect(server.draftNumber).toBeGreaterThan(1)
    await pass(2_000)
    expect(state().state).toBe('saved')
    expect(server.document.blocks[0]!.props['text']).toBe('가'.repeat(20))
  })

  test('sends one batch at a time: the first is slow, later edits wait, and the latest text is stored', async () => {
    const { editor, network, pass, state, stored } = world()
    network.delays = [3_000, 10, 10]
    for (const value of ['첫째', '둘째', '셋째']) {
      editor.edit('글', typed('a', value), { key: 'a' })
      await pass(1_000)
    }
    await pass(10_000)
    expect(state().state).toBe('saved')
    expect(stored()).toBe(textOf(editor))
  })

  test('undo is saved like any edit', async () => {
    const { editor, pass, stored } = world([section('s', heading('a')), heading('b')])
    const before = textOf(editor)
    editor.edit('지우기', [{ op: 'remove', id: 's' }])
    await pass(2_000)
    editor.undo()
    await pass(2_000)
    expect(stored()).toBe(before)
  })

  test('a lost answer does not save twice', async () => {
    const { editor, network, server, pass, stored } = world()
    network.losesAnswers = 2
    editor.edit('넣기', [{ op: 'insert', at: { parent: null, slot: '', index: 0 }, block: heading('new') }])
    await pass(20_000)
    expect(server.draftNumber).toBe(2)
    expect(stored()).toBe(textOf(editor))
  })
})

describe('offline', () => {
  test('work is stored in the browser, the state says so, and it is sent in order afterwards', async () => {
    const { editor, network, copies, pass, state, stored } = world()
    network.isUp = false
    for (let i = 0; i < 10; i++) {
      editor.edit('글', typed(i % 2 ? 'a' : 'b', `글 ${i}`))
      await pass(1_000)
    }
    expect(state().state).toBe('offline')
    expect([...(copies.work!.sent?.ops ?? []), ...copies.work!.ops].length).toBeGreaterThanOrEqual(2)
    network.isUp = true
    await pass(60_000)
    expect(state().state).toBe('saved')
    expect(stored()).toBe(textOf(editor))
    expect(copies.work).toBeUndefined()
  })

  test('a lost connection is shown at once, with and without unsaved work', async () => {
    const { editor, network, pass, saver, state, stored } = world()
    network.isUp = false
    saver.loseConnection()
    expect(state().state).toBe('offline')
    editor.edit('글', typed('a', '끊긴 뒤의 글'))
    expect(state().state).toBe('offline')
    await pass(900)
    expect(state().state).toBe('offline')
    network.isUp = true
    saver.findConnection()
    await pass(100)
    expect(state().state).toBe('saved')
    expect(stored()).toBe(textOf(editor))
    saver.loseConnection()
    saver.findConnection()
    expect(state().state).toBe('saved')
  })

  test('work of a killed tab applies to the same draft and gives the same page', async () => {
    const { editor, network, server, copies, pass } = world()
    network.isUp = false
    editor.edit('글', typed('a', '잃지 않을 글'))
    editor.edit('넣기', [{ op: 'insert', at: { parent: null, slot: '', index: 1 }, block: heading('new') }])
    await pass(3_000)
    const again = readTree(server.document)
    expect(copies.work!.draftNumber).toBe(server.draftNumber)
    applyOps(again, [...(copies.work!.sent?.ops ?? []), ...copies.work!.ops])
    expect(JSON.stringify(writeTree(again))).toBe(textOf(editor))
  })
})

test('work of a killed tab knows its base draft: others’ changes elsewhere are no conflict', async () => {
  const { editor, network, server, copies, pass } = world()
  network.isUp = false
  editor.edit('글', typed('a', '내 글'))
  editor.edit('글', typed('b', '내 글'))
  await pass(3_000)
  applyTo(server, typed('b', '한결의 글'))
  const { base, sent, ops } = copies.work!
  const start = { head: base.head, root: [], nodes: new Map(base.nodes.map((node) => [node.id, node])) }
  const { clean, conflicts } = rebase(start, readTree(server.document), [...(sent?.ops ?? []), ...ops])
  expect(clean).toMatchObject([{ id: 'a', value: '내 글' }])
  expect(conflicts).toMatchObject([{ id: 'b', mine: '내 글', theirs: '한결의 글' }])
})

describe('a save by another editor', () => {
  test('is not overwritten, no own edit is lost, and its author and time are shown', async () => {
    const { editor, server, copies, pass, state, saver, stored } = world()
    applyTo(server, typed('b', '한결의 글'))
    const theirs = stored()
    editor.edit('글', typed('a', '내 글'))
    await pass(5_000)
    editor.edit('글', typed('a', '내 글 더'))
    await pass(60_000)
    expect(state()).toMatchObject({ state: 'conflict', other: { name: '한결', draftNumber: 2, at: '2026-11-21T05:02:00Z' } })
    expect(stored()).toBe(theirs)
    expect(saver.unsaved.at(-1)).toMatchObject({ value: '내 글 더' })
    expect(copies.work).toBeDefined()
    await expect(saver.flush()).resolves.toBe(false)
  })

  test('is the base of further saves after a decision', async () => {
    const { editor, server, pass, state, saver, stored } = world()
    applyTo(server, typed('b', '한결의 글'))
    editor.edit('글', typed('a', '내 글'))
    await pass(5_000)
    const mine = saver.unsaved
    editor.load(structuredClone(server.document))
    saver.settle(server.draftNumber)
    editor.edit('다시 넣기', mine)
    await pass(5_000)
    expect(state().state).toBe('saved')
    expect(stored()).toBe(textOf(editor))
    expect(server.document.blocks.map(({ props }) => props['text'])).toEqual(['내 글', '한결의 글'])
  })
})

test('conflicting work of a closed tab waits for a decision, and is stored until then', async () => {
  const { editor, server, copies, pass, state, saver, stored } = world()
  const base = readTree(server.document)
  applyTo(server, typed('a', '한결의 글'))
  const theirs = stored()
  saver.dispute(typed('a', '남은 글'), base, { id: 'hangyeol', name: '한결', at: '2026-11-21T05:02:00Z', draftNumber: 2 })
  await pass(60_000)
  expect(stored()).toBe(theirs)
  expect(state().state).toBe('conflict')
  expect(copies.work!.ops).toEqual(typed('a', '남은 글'))
  expect(rebase(saver.base, readTree(server.document), saver.unsaved).conflicts).toMatchObject([{ mine: '남은 글', theirs: '한결의 글' }])
  expect(editor.state.undoLabel).toBeNull()
})

test('an ended session loses nothing: the work waits, and is sent when its author has signed in again', async () => {
  const { editor, server, pass, state, saver, stored } = world()
  server.isSignedOut = true
  editor.edit('글', typed('a', '쓰던 글'))
  await pass(3_000)
  expect(state()).toMatchObject({ state: 'signed-out', message: '로그인이 끝났습니다. 새 창에서 로그인한 뒤 다시 저장해 주세요.' })
  expect(saver.unsaved).toHaveLength(1)
  server.isSignedOut = false
  await pass(60_000)
  expect(state().state).toBe('saved')
  expect(stored()).toBe(textOf(editor))
})

describe('a refusal by the server', () => {
  test('of what the role does not permit is no end of the sign-in: the work stays, and is saved once that is taken back', async () => {
    const { editor, server, pass, state, saver } = world()
    server.barred = 'b'
    editor.edit('글', typed('a', 'x'))
    editor.edit('글', typed('b', 'y'))
    await pass(3_000)
    expect(state()).toMatchObject({ state: 'refused', message: '이 블록을 바꿀 권한이 없습니다.' })
    expect([editor.node('b')!.block.props['text'], saver.unsaved.length]).toEqual(['y', 2])
    editor.undo()
    await pass(3_000)
    expect(state().state).toBe('saved')
    expect(server.document.blocks.map(({ props }) => props['text'])).toEqual(['x', 'b'])
  })

  test('shows its reason, and the fix is saved together with the refused edit', async () => {
    const { editor, server, network, pass, state, saver } = world()
    const refuse = server.document
    server.document = { ...refuse, blocks: [] }
    editor.edit('글', typed('a', 'x'))
    await pass(3_000)
    expect(state()).toMatchObject({ state: 'refused', problems: [{ message: '맞지 않는 편집입니다.' }] })
    expect(saver.unsaved).toHaveLength(1)
    server.document = refuse
    editor.edit('글', typed('b', 'y'))
    network.delays = []
    await pass(60_000)
    expect(server.document.blocks.map(({ props }) => props['text'])).toEqual(['x', 'y'])
  })
})

test('a screen that was unmounted and mounted again goes on saving, earlier edits included', async () => {
  const { editor, pass, saver, stored } = world()
  editor.edit('글', typed('a', '하나'))
  saver.dispose()
  saver.attend()
  editor.edit('글', typed('b', '둘'))
  await pass(2_000)
  expect(stored()).toBe(textOf(editor))
  expect(saver.unsaved).toEqual([])
})

describe('saving on request', () => {
  test('ends when the server has everything, including edits made meanwhile', async () => {
    const { editor, network, pass, saver, stored } = world()
    network.delays = [500]
    editor.edit('글', typed('a', '하나'))
    const done = saver.flush()
    await pass(100)
    editor.edit('글', typed('a', '둘'))
    await pass(2_000)
    await expect(done).resolves.toBe(true)
    expect(stored()).toBe(textOf(editor))
  })
})
