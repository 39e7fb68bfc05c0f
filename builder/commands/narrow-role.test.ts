import { expect, test } from 'vitest'
import { runCommand } from './commands'
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
