// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import { reactPlace } from '@/tests/support/react-place'
import { heading, sampleEditor } from '@/tests/support/sample-editor'
import { EditorProvider } from '../state/editor-provider'
import { RestoreOffer } from './restore-offer'
import { restoreDiscarded } from './restore-work'
import { Saver, type LocalCopy } from '@/renderer/editing/saver'
import { SaverProvider } from './saver-provider'

vi.mock('@/lib/ui/show-snackbar', () => ({ showSnackbar: vi.fn(), showFault: vi.fn() }))
const { render } = reactPlace()
const button = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)!
const title = () => document.querySelector('[role=dialog] h2')?.textContent
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
const press = (words: string) => act(async () => button(words).click())

async function offered(more: Partial<LocalCopy> = {}) {
  const editor = sampleEditor([heading('a', '처음')])
  const work: LocalCopy = {
    draftNumber: 1,
    sent: null,
    ops: [{ op: 'setProp', id: 'a', path: ['text'], value: '쓰던 글' }],
    base: { head: editor.tree.head, nodes: [editor.node('a')!] },
    at: Date.parse('2026-11-21T05:00:00Z'),
    ...more,
  }
  const clear = vi.fn(() => Promise.resolve())
  const copies = {
    put: () => Promise.resolve(),
    clear,
    drop: () => Promise.resolve(),
    read: () => Promise.resolve(work),
    hold: () => () => undefined,
  }
  const saver = new Saver({
    editor,
    copies,
    draftNumber: 1,
    savedAt: 0,
    send: () => new Promise(() => undefined),
    newKey: () => 'key',
    now: () => 0,
    later: () => () => undefined,
    isOnline: () => true,
  })
  await render(
    <EditorProvider editor={editor}>
      <SaverProvider saver={saver}>
        <RestoreOffer copies={copies} />
      </SaverProvider>
    </EditorProvider>,
  )
  await settled()
  return { editor, saver, clear }
}

const stored = heading('a', '처음')
beforeEach(() =>
  setCaller((async () => ({
    item: {
      definition: { schemaVersion: 1, kind: 'page', route: '/p', title: '시험', layout: 'default', blocks: [stored] },
      draftNumber: 1,
      updatedBy: { id: 's', name: '한결' },
      updatedAt: '2026-11-21T05:00:00Z',
    },
  })) as unknown as Caller),
)

test('Enter restores the work; discarding takes two deliberate presses, and Escape leaves the second question', async () => {
  const { editor, saver, clear } = await offered()
  expect(document.activeElement?.textContent).toBe('이어서 편집')
  await press('버리기')
  await settled()
  expect(title()).toBe('저장하지 못한 편집 1건을 버리시겠습니까?')
  expect(document.activeElement?.textContent).toBe('돌아가기')
  await press('돌아가기')
  expect(title()).toBe('저장하지 못한 편집이 있습니다')
  expect([clear.mock.calls.length, saver.store.getState().discarded]).toEqual([0, null])
  await press('이어서 편집')
  await settled()
  expect(editor.node('a')!.block.props['text']).toBe('쓰던 글')
})

test('discarded work can be restored while the tab is open, as one undo step', async () => {
  const { editor, saver, clear } = await offered()
  await press('버리기')
  await press('편집 버리기')
  expect(title()).toBeUndefined()
  expect(clear).toHaveBeenCalled()
  expect(editor.node('a')!.block.props['text']).toBe('처음')
  await act(() => restoreDiscarded(editor, saver))
  expect(editor.node('a')!.block.props['text']).toBe('쓰던 글')
  expect(saver.store.getState().discarded).toBeNull()
  editor.undo()
  expect(editor.node('a')!.block.props['text']).toBe('처음')
})

test('work that cannot be restored now remains available', async () => {
  const { editor, saver } = await offered()
  await press('버리기')
  await press('편집 버리기')
  setCaller(() => Promise.reject(new Error('offline')))
  await act(() => restoreDiscarded(editor, saver))
  expect(saver.store.getState().discarded?.ops).toHaveLength(1)
  expect(editor.state.announcement).toMatchObject({ text: '되살리지 못했습니다. 다시 시도해 주세요.', urgent: true })
})

test('work that was under way when the tab ended is said to be saved now', async () => {
  const ops: LocalCopy['ops'] = [{ op: 'setProp', id: 'a', path: ['text'], value: '쓰던 글' }]
  const { editor } = await offered({ ops: [], sent: { ops, saveKey: 'key', draftNumber: 1 } })
  expect(title()).toBe('저장하지 못한 편집이 있습니다')
  await press('이어서 편집')
  await settled()
  expect(editor.state.announcement.text).toBe('남아 있던 편집을 이어서 저장했습니다.')
})
