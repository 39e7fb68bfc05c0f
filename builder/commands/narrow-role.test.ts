import { expect, test } from 'vitest'
import { commandById, offWords, runCommand } from './commands'
import { insertBlocks } from './insert-blocks'
import { moveBlocks } from './move-blocks'
import { heading, sampleEditor, section, textOf } from '@/tests/support/sample-editor'
import { mayChange, mayFill, mayHandle, mayInsert, mayInsertAll } from '../state/may-handle'

const faq = (id: string) => ({ id, type: 'faq', v: 1, props: {} })
const screen = {} as never

test('a role of one block handles that block, keeps off the others, and says why in words', () => {
  const editor = sampleEditor([heading('h'), faq('q'), section('s', faq('inside'), heading('h2'))], 'adm', { blocks: { faq: true } })
  expect([
    mayHandle(editor, 'q'),
    mayHandle(editor, 'h'),
    mayChange(editor, 'h'),
    mayInsert(editor, 'faq'),
    mayInsert(editor, 'hero'),
  ]).toEqual([true, false, false, true, false])
  const before = textOf(editor)
  editor.select(['h'])
  runCommand('remove', { editor, screen })
  runCommand('duplicate', { editor, screen })
  runCommand('move-down', { editor, screen })
  expect(editor.edit('넣기', [{ op: 'insert', at: { parent: null, slot: '', index: 0 }, block: heading('new') }])).toBe(false)
  expect(editor.edit('글', [{ op: 'setProp', id: 'h', path: ['text'], value: 'x' }])).toBe(false)
  expect(editor.edit('제목', [{ op: 'setHead', field: 'title', value: 'x' }])).toBe(false)
  expect(textOf(editor)).toBe(before)
  expect(editor.state.announcement.text).toMatch(/^페이지 설정의 ‘제목’ 항목을 고칠 권한이 없습니다\..*관리자에게/)
  expect(insertBlocks(editor, [faq('new')])).toBe(true)
  expect(moveBlocks(editor, ['q'], { parent: 's', slot: 'content', index: 0 })).toBe(true)
  expect([editor.undo(), editor.undo(), textOf(editor)]).toEqual([true, true, before])
})

test('what holds a block of others is neither moved nor removed, nor is a template inserted that has one', () => {
  const editor = sampleEditor([section('s', faq('q')), section('t', heading('h'))], 'adm', { blocks: { faq: true, section: true } })
  expect([mayHandle(editor, 's'), mayHandle(editor, 't'), mayChange(editor, 't')]).toEqual([true, false, true])
  expect(editor.edit('지우기', [{ op: 'remove', id: 't' }])).toBe(false)
  expect(editor.edit('지우기', [{ op: 'remove', id: 's' }])).toBe(true)
  expect([mayInsertAll(editor, [section('a', faq('b'))]), mayInsertAll(editor, [section('a', heading('b'))])]).toEqual([true, false])
})

test('of a block only the fields that the role was given are written', () => {
  const editor = sampleEditor([heading('h')], 'adm', { blocks: { heading: ['text', '~show'] } })
  expect([
    mayFill(editor, ['h'], 'text'),
    mayFill(editor, ['h'], 'level'),
    mayFill(editor, ['h'], '~show'),
    mayFill(editor, [], 'title'),
  ]).toEqual([true, false, true, false])
  expect(editor.edit('글', [{ op: 'setProp', id: 'h', path: ['text'], value: '새 글' }])).toBe(true)
  expect(editor.edit('수준', [{ op: 'setProp', id: 'h', path: ['level'], value: 3 }])).toBe(false)
  expect(editor.state.announcement.text).toContain('항목을 고칠 권한이 없습니다.')
  expect(editor.edit('지우기', [{ op: 'remove', id: 'h' }])).toBe(false)
  expect(editor.state.announcement.text).toContain('정해진 항목만 고칠 수 있어')
})

const off = (id: string, editor: ReturnType<typeof sampleEditor>) => offWords(commandById(id), { editor, screen })
const EDITS = ['cut', 'duplicate', 'remove', 'wrap-columns', 'wrap-section', 'lock', 'hide-on-pc', 'rename', 'edit-text', 'move-down']

test('what the role forbids is not offered, with the reason; what only makes no sense now has another', () => {
  const editor = sampleEditor([heading('h'), faq('q'), faq('r')], 'adm', { blocks: { faq: true } })
  editor.select(['h'])
  expect(Object.fromEntries(EDITS.map((id) => [id, off(id, editor)]))).toEqual(
    Object.fromEntries(EDITS.map((id) => [id, '이 역할로는 할 수 없음'])),
  )
  expect([off('copy', editor), off('import-json', editor), off('undo', editor)]).toEqual([
    undefined,
    '이 역할로는 할 수 없음',
    '지금은 할 수 없음',
  ])
  editor.select(['q'])
  expect(['cut', 'duplicate', 'remove', 'lock', 'hide-on-pc', 'rename', 'move-down'].map((id) => off(id, editor))).toEqual(
    Array.from({ length: 7 }),
  )
  // What it would be wrapped in is not the role's.
  expect(off('wrap-columns', editor)).toBe('이 역할로는 할 수 없음')
  editor.select([])
  expect(off('remove', editor)).toBe('지금은 할 수 없음')
})

test('the keys that open a name or a text say why they open none', () => {
  const editor = sampleEditor([heading('h')], 'adm', { blocks: { faq: true } })
  editor.select(['h'])
  for (const [id, what] of [
    ['rename', '이름을 바꿀'],
    ['edit-text', '글을 고칠'],
  ] as const) {
    expect(runCommand(id, { editor, screen })).toBe(true)
    expect(editor.state.announcement.text).toBe(`‘제목’ 블록의 ${what} 권한이 없습니다. 관리자에게 역할을 확인해 주세요.`)
  }
  expect([editor.state.writing, editor.state.requestedField]).toEqual([null, null])
})

test('a key that is refused says who to ask and nothing of what was typed, and moving says the same reason', () => {
  const told: string[] = []
  const editor = sampleEditor([faq('q'), heading('h'), faq('r')], 'adm', { blocks: { faq: true } }, (words) => told.push(words))
  const words = '‘제목’ 블록을 바꿀 권한이 없습니다. 관리자에게 역할을 확인해 주세요.'
  editor.select(['h'])
  for (const id of ['remove', 'move-down', 'move-up', 'move-out']) {
    editor.announce('')
    runCommand(id, { editor, screen })
    expect([id, editor.state.announcement.text]).toEqual([id, words])
  }
  expect(insertBlocks(editor, [heading('pasted')])).toBe(false)
  expect(editor.state.announcement.text).toBe(words)
  expect(new Set(told)).toEqual(new Set([words]))
  // What was typed into a field is still there.
  editor.edit('글', [{ op: 'setProp', id: 'h', path: ['text'], value: 'x' }])
  expect(editor.state.announcement.text).toContain('입력한 내용은 그대로 있습니다.')
})

test('a locked block in the middle says that it is locked, not that the page ends there', () => {
  const editor = sampleEditor([heading('a'), { ...heading('h'), locked: true }, heading('b')])
  editor.select(['h'])
  for (const id of ['move-down', 'move-up']) {
    runCommand(id, { editor, screen })
    expect(editor.state.announcement.text).toBe('잠긴 블록이 있어 옮길 수 없습니다. 잠금을 푼 뒤 옮겨 주세요.')
  }
  editor.select(['b'])
  runCommand('move-down', { editor, screen })
  expect(editor.state.announcement.text).toBe('더 아래로 옮길 수 없습니다.')
})
