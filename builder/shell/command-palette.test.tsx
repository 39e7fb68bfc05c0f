// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import { heading, sampleEditor } from '@/tests/support/sample-editor'
import { shortcutWords } from '../ui/shortcut'
import { commands } from '../commands/commands'
import type { Editor } from '../state/editor'
import { CommandPalette } from './command-palette'
import { pressKey } from '@/tests/support/press-key'
import { typeInto } from '@/tests/support/type-into'
import { ScreenForTests, screenOf } from './screen-for-tests'
import { ShortcutSheet } from './shortcut-sheet'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
HTMLElement.prototype.scrollIntoView = () => undefined

let root: Root
beforeEach(() => {
  setCaller((async () => ({
    result: '200',
    resultMessage: '',
    totalCount: 1,
    items: [{ route: '/cs/notice', title: '공지사항', published: true, dynamic: false }],
  })) as unknown as Caller)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function open(editor: Editor, overlay: 'commands' | 'shortcuts' = 'commands') {
  await act(async () => editor.store.setState({ overlay }))
  await act(async () =>
    root.render(
      <ScreenForTests screen={screenOf(editor)}>
        <CommandPalette />
        <ShortcutSheet />
      </ScreenForTests>,
    ),
  )
  await act(async () => {})
}
const field = () => document.querySelector<HTMLInputElement>('[role=combobox]')!
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
const find = async (words: string) => {
  await act(async () => typeInto(field(), words))
  await act(async () => {})
}
/** A command runs after the dialog has restored the focus. */
const run = (work: () => void) =>
  act(async () => {
    work()
    await new Promise((resolve) => setTimeout(resolve))
  })

test('it lists every command once, with its first shortcut, and disables unavailable ones', async () => {
  await open(sampleEditor([heading('a')]))
  expect(
    options()
      .map((option) => option.dataset['entry'])
      .toSorted(),
  ).toEqual(commands.map(({ id }) => `command:${id}`).toSorted())
  for (const { id, shortcuts } of commands) {
    const option = document.querySelector(`[data-entry="command:${id}"]`)!
    expect(option.querySelector('kbd')?.textContent, id).toBe(shortcuts?.[0] && shortcutWords(shortcuts[0]))
  }
  expect(document.querySelector('[data-entry="command:undo"]')!.getAttribute('aria-disabled')).toBe('true')
  expect(document.querySelector('[data-entry="command:select-all"]')!.getAttribute('aria-disabled')).not.toBe('true')
})

test('what the role may not do is grey with that reason, and Enter on it does nothing', async () => {
  const editor = sampleEditor([heading('a')], 'adm', { blocks: { faq: true } })
  editor.select(['a'])
  await open(editor)
  const entry = (id: string) => document.querySelector(`[data-entry="command:${id}"]`)!
  for (const id of ['cut', 'duplicate', 'remove', 'wrap-columns', 'lock', 'hide-on-pc']) {
    expect([id, entry(id).getAttribute('aria-disabled')]).toEqual([id, 'true'])
    expect(entry(id).textContent).toContain('이 역할로는 할 수 없음')
  }
  expect(entry('undo').textContent).toContain('지금은 할 수 없음')
  await find('복제')
  await run(() => pressKey(field(), 'Enter'))
  expect(editor.state.overlay).toBe('commands')
})

test('arrow keys go round the list in visible order', async () => {
  await open(sampleEditor([heading('a')]))
  expect(chosen()).toBe(options()[0])
  await act(async () => void pressKey(field(), 'ArrowDown'))
  expect(chosen()).toBe(options()[1])
  await act(async () => void pressKey(field(), 'ArrowUp'))
  await act(async () => void pressKey(field(), 'ArrowUp'))
  expect(chosen()).toBe(options().at(-1))
})

test('Enter runs the found command and closes; Enter that ends a syllable does not', async () => {
  const editor = sampleEditor([heading('a'), heading('b')])
  await open(editor)
  await find('같은 자리')
  await run(() => pressKey(field(), 'Enter', { isComposing: true }))
  expect([editor.state.overlay, editor.state.selection]).toEqual(['commands', []])
  await run(() => pressKey(field(), 'Enter'))
  expect([editor.state.overlay, editor.state.selection]).toEqual([null, ['a', 'b']])
})

test('an unavailable command is not run', async () => {
  const editor = sampleEditor([heading('a')])
  await open(editor)
  await find('되돌리기')
  await run(() => pressKey(field(), 'Enter'))
  expect(editor.state.overlay).toBe('commands')
})

test('it also finds blocks to insert, blocks of the page and other pages', async () => {
  const editor = sampleEditor([heading('a')])
  editor.edit('이름', [{ op: 'setField', id: 'a', field: 'name', value: '공지 머리' }])
  await open(editor)
  await find('ㄱㅈ')
  const found = options().map((option) => option.dataset['entry'])
  expect(found).toEqual(expect.arrayContaining(['insert:notice-list', 'block:a', 'page:/cs/notice']))
  await run(() => document.querySelector<HTMLElement>('[data-entry="block:a"]')!.click())
  expect(editor.state.selection).toEqual(['a'])
})

test('a manager finds what can be viewed and cannot insert', async () => {
  await open(sampleEditor([heading('a')], 'mng'))
  await find('제목')
  expect(options().some((option) => option.dataset['entry']!.startsWith('insert:'))).toBe(false)
})

test('the sheet names every command and all of its keys', async () => {
  await open(sampleEditor([]), 'shortcuts')
  const dialog = document.querySelector('[role=dialog]')!
  expect([...dialog.querySelectorAll('dt')].map((term) => term.textContent).toSorted()).toEqual(
    commands.map(({ title }) => title).toSorted(),
  )
  expect([...dialog.querySelectorAll('kbd')].map((keys) => keys.textContent).toSorted()).toEqual(
    commands.flatMap(({ shortcuts = [] }) => shortcuts.map((shortcut) => shortcutWords(shortcut))).toSorted(),
  )
})
