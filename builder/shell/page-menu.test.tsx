// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { SaverProvider } from '../save/saver-provider'
import { world } from '../save/world-for-tests'
import { PageMenu } from './page-menu'
import { ScreenForTests, screenOf } from './screen-for-tests'

const { render } = reactPlace()
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))
const item = (words: string) => [...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent.includes(words))!

test('버린 편집 되살리기 can be pressed as soon as something was discarded', async () => {
  const { editor, saver } = world()
  const restore = vi.fn()
  const screen = screenOf(editor)
  Object.assign(screen.context.screen, {
    hasDiscarded: () => saver.store.getState().discarded !== null,
    restoreDiscarded: restore,
  })
  await render(
    <ScreenForTests screen={screen}>
      <SaverProvider saver={saver}>
        <PageMenu />
      </SaverProvider>
    </ScreenForTests>,
  )
  await act(async () => document.querySelector<HTMLElement>('[aria-label="페이지 메뉴"]')!.click())
  await settled()
  expect(item('버린 편집 되살리기').getAttribute('aria-disabled')).toBe('true')
  editor.edit('글', [{ op: 'setProp', id: 'a', path: ['text'], value: '쓰던 글' }])
  await act(async () => saver.store.setState({ discarded: saver.work()! }))
  expect(item('버린 편집 되살리기').getAttribute('aria-disabled')).not.toBe('true')
  await act(async () => (item('버린 편집 되살리기') as HTMLElement).click())
  expect(restore).toHaveBeenCalledOnce()
})
