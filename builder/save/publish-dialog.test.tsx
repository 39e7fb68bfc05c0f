// @vitest-environment happy-dom
import { act } from 'react'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import { reactPlace } from '@/tests/support/react-place'
import { heading, sampleEditor } from '@/tests/support/sample-editor'
import { ProblemsProvider } from '../problems/problems-provider'
import { countProblems, watchProblems } from '../problems/watch-problems'
import type { FoundProblem } from '../problems/found-problem'
import { EditorProvider } from '../state/editor-provider'
import { PublishDialog } from './publish-dialog'
import { Saver } from '@/renderer/editing/saver'
import { SaverProvider } from './saver-provider'

vi.mock('@/lib/ui/show-snackbar', () => ({ showSnackbar: vi.fn(), showFault: vi.fn() }))
const { render } = reactPlace()
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))
const text = () => document.querySelector('[role=dialog]')!.textContent
const nothing = () => Promise.resolve()

async function opened(problems: FoundProblem[], published: string | null, isOnline = true) {
  const editor = sampleEditor([heading('a', '새 제목')])
  const watch = watchProblems(editor)
  watch.store.setState(countProblems(problems))
  const definition = { ...editor.document(), blocks: [heading('a', published ?? '')] }
  setCaller((async ({ id }: { id: string }) =>
    !isOnline
      ? Promise.reject(new Error('offline'))
      : id === 'builder.history'
        ? { items: published === null ? [] : [{ revisionId: 'r', number: 4, current: true }] }
        : { item: { number: 4, definition } }) as unknown as Caller)
  const saver = new Saver({
    editor,
    copies: { put: nothing, clear: nothing },
    draftNumber: 1,
    savedAt: 0,
    send: () => new Promise(() => undefined),
    newKey: () => 'key',
    now: () => 0,
    later: () => () => undefined,
    isOnline: () => true,
  })
  const onJump = vi.fn()
  editor.store.setState({ overlay: 'publish' })
  await render(
    <EditorProvider editor={editor}>
      <ProblemsProvider watch={watch}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <SaverProvider saver={saver}>
            <PublishDialog isFirst={published === null} onPublished={() => undefined} onJump={onJump} />
          </SaverProvider>
        </SWRConfig>
      </ProblemsProvider>
    </EditorProvider>,
  )
  await settled()
  return { editor, onJump }
}

const warning: FoundProblem = {
  severity: 'warning',
  message: '링크가 비어 있습니다.',
  keyword: 'link',
  pointer: '/blocks/0/props/link',
  field: '/props/link',
  blockId: 'a',
}

test('open problems are listed with their blocks, and a press focuses the field', async () => {
  const { editor, onJump } = await opened([warning], null)
  expect(text()).toContain('살펴볼 곳 1곳')
  expect(text()).toContain('처음 게시하는 문서입니다.')
  const row = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('링크가 비어'))!
  expect(row.textContent).toContain('제목 · 새 제목')
  await act(async () => row.click())
  expect(onJump).toHaveBeenCalledWith(warning)
  expect(editor.state.overlay).toBeNull()
})

test('a long list ends in a number', async () => {
  await opened(
    Array.from({ length: 80 }, () => warning),
    null,
  )
  expect(text()).toContain('그 밖에 30곳은 문제 목록에서 볼 수 있습니다.')
})

test('the changes since the last publication are listed in words', async () => {
  await opened([], '옛 제목')
  expect(text()).toContain('버전 4에서 달라진 것 1건')
  expect(text()).toContain('바뀜제목새 제목제목')
})

test('that it was published is said with a way to the page, and the dialog makes room for it', async () => {
  const look = vi.spyOn(window, 'open').mockReturnValue(null)
  const { editor } = await opened([], null)
  setCaller((async () => ({ item: { number: 5 } })) as unknown as Caller)
  const press = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)!.click()
  await act(async () => press('게시'))
  await settled()
  expect(editor.state.overlay).toBeNull()
  expect(showSnackbar).toHaveBeenCalledWith('게시했습니다(버전 5).', { label: '페이지 보기', run: expect.any(Function) as () => void })
  vi.mocked(showSnackbar).mock.lastCall![1]!.run()
  expect(look).toHaveBeenCalledWith('/p', '_blank', 'noopener')
})

test('without a connection a page that was never published has nothing to compare with, and one that was says so', async () => {
  await opened([], null, false)
  expect(text()).toContain('처음 게시하는 문서입니다.')
  expect(text()).not.toContain('지난 게시본')
  await opened([], '전', false)
  expect(text()).toContain('지난 게시본을 불러오지 못해')
})
