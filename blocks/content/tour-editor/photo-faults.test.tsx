// @vitest-environment happy-dom
// A photograph that is not taken is said where it was to go; one that the server refused later also in the bar that is always seen.
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { CallFailure } from '@/schemas/api/base/failure'
import { FILE_TYPES } from '@/schemas/rules/base/file-fault'
import { TourContext } from './tour-context'
import { TourSession } from './tour-session'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async () => undefined,
  set: async () => undefined,
  del: async () => undefined,
  keys: async () => [],
  entries: async () => [],
  update: async () => undefined,
}))
const answers = vi.hoisted((): { next: Promise<unknown> } => ({ next: Promise.resolve() }))
vi.mock('@/schemas/api/base/send-file', () => ({ sendFile: () => answers.next }))
vi.mock('@/schemas/api/base/send', () => ({ send: () => new Promise(() => undefined) }))

// The components themselves: no island is written here.
const { PhotoFaults } = await import('./photo-faults')
const { PhotoStatus } = await import('./photo-status')

test('behind the second part of three, at the end for what stood at a part that is gone', async () => {
  const session = new TourSession('7', undefined)
  const block = (id: string) => ({ id, type: 'tour-text', v: 1, props: { html: '' } })
  for (const id of ['a', 'b', 'c'])
    session.page.edit('글 넣기', [{ op: 'insert', at: { parent: null, slot: '', index: session.page.tree.root.length }, block: block(id) }])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <TourContext value={session}>
        {['a', 'b', null].map((at) => (
          <section key={at} id={`at-${at}`}>
            <PhotoFaults at={at} />
          </section>
        ))}
        <footer>
          <PhotoStatus />
        </footer>
      </TourContext>,
    ),
  )
  const said = () =>
    Object.fromEntries([...place.querySelectorAll('section, footer')].map(({ id, textContent }) => [id || 'bar', textContent]))
  await act(async () => session.photos.add([new File(['x'], 'a.webp')], 'b'))
  expect(said()).toEqual({ 'at-a': '', 'at-b': `${FILE_TYPES} (a.webp)`, 'at-null': '', bar: '' })

  answers.next = Promise.reject(new CallFailure('400', '세로로 너무 긴 사진입니다.', { status: 400 }))
  await act(async () => session.photos.add([new File(['x'], 'long.jpg')], 'b'))
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
  // Another choice takes the place of what was said at once, and leaves what was said later.
  expect(said()).toEqual({
    'at-a': '',
    'at-b': '세로로 너무 긴 사진입니다. (long.jpg)',
    'at-null': '',
    bar: '올리지 못한 사진이 1장 있습니다.이유 보기',
  })
  expect(session.photos.isBusy()).toBe(false)
  await act(async () => session.page.edit('글 지우기', [{ op: 'remove', id: 'b' }]))
  await act(async () => session.photos.add([new File(['x'], 'b.webp')], 'a'))
  expect(said()).toMatchObject({ 'at-a': `${FILE_TYPES} (b.webp)`, 'at-null': '세로로 너무 긴 사진입니다. (long.jpg)' })
  await act(async () => place.querySelector<HTMLButtonElement>('#at-null [aria-label="알림 닫기"]')!.click())
  expect(said()).toMatchObject({ 'at-null': '', bar: '' })
  await act(async () => root.unmount())
  session.photos.dispose()
})
