// @vitest-environment happy-dom
// What a writer reads whose sign-in has ended, and where the words lead (E-LOGIN-3).
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { CallFailure } from '@/schemas/api/base/failure'
import { LOGIN_ENDED } from '@/schemas/words/login-needed'
import { newTour } from '@/schemas/rules/content/home-tour/tour-document'
import { publishTour } from './publish-tour'
import { TourContext } from './tour-context'
import type { TourSession } from './tour-session'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const showAlertDialog = vi.hoisted(() => vi.fn<(view: object) => Promise<void>>(() => Promise.resolve()))
vi.mock('@/lib/ui/dialogs', () => ({ showAlertDialog, showConfirmDialog: vi.fn() }))
const quietCall = vi.hoisted(() => vi.fn())
vi.mock('./quiet-call', () => ({ quietCall }))
// The component itself, not a lazy entry.
const { SaveBar } = await import('./save-bar')
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
const TO_LOGIN = '/login?callback=%2Fstyling%2Fmyhome%2Fedit%3Fseq%3D7'

function tour(state: string, kept = true) {
  const changed = new Set<() => void>()
  const session = {
    page: {
      store: createStore(() => ({ undoLabel: null })),
      tree: { head: { title: '우리 집' } },
      document: newTour,
      subscribe: (listener: () => void) => (changed.add(listener), () => void changed.delete(listener)),
    },
    saver: { store: createStore(() => ({ state, savedAt: 0, message: '', draftNumber: 1 })), retry: vi.fn() },
    facts: createStore(() => ({ seq: 7, state: 'draft' })),
    photos: { isBusy: () => false, store: createStore(() => ({ list: [], faults: [] })) },
    begin: vi.fn(() => Promise.resolve(state === 'saved')),
    keepForReturn: vi.fn(() => Promise.resolve(kept)),
  }
  return {
    change: () => changed.forEach((listener) => listener()),
    head: session.page.tree.head,
    session: session as unknown as TourSession,
    saver: session.saver,
    keep: session.keepForReturn,
  }
}
async function shown(session: TourSession): Promise<HTMLElement> {
  const place = document.createElement('div')
  await act(async () =>
    createRoot(place).render(
      <TourContext.Provider value={session}>
        <SaveBar />
      </TourContext.Provider>,
    ),
  )
  return place
}
const button = (place: HTMLElement, words: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words)

beforeEach(() => {
  vi.clearAllMocks()
  history.replaceState(null, '', '/styling/myhome/edit?seq=7')
})

test('the line says that the text is here, and its button keeps it and leads to the login and back', async () => {
  const { session, keep } = tour('signed-out')
  const place = await shown(session)
  expect(place.querySelector('[data-save]')!.textContent).toBe('로그아웃되었습니다. 쓰신 글은 이 기기에 남아 있습니다.로그인하고 이어 쓰기')
  expect(button(place, '다시 저장')).toBeUndefined()
  button(place, '로그인하고 이어 쓰기')!.click()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(TO_LOGIN))
  expect(keep.mock.invocationCallOrder[0]).toBeLessThan(assign.mock.invocationCallOrder[0]!)
})

test('a lost connection is still tried again here', async () => {
  const { session, saver } = tour('offline')
  const place = await shown(session)
  expect(button(place, '로그인하고 이어 쓰기')).toBeUndefined()
  button(place, '다시 저장')!.click()
  expect(saver.retry).toHaveBeenCalledOnce()
})

test('a missing title is said until it is written; what was published is said, and shown after that', async () => {
  const { session, head, change } = tour('saved')
  head.title = ' '
  const place = await shown(session)
  const said = () => place.querySelector('[role="alert"]')!.textContent
  await act(async () => button(place, '게시하기')!.click())
  expect(said()).toBe('제목을 입력해 주세요.')
  head.title = '우리 집'
  await act(async () => change())
  expect(said()).toBe('')
  Object.assign(session.saver, { settle: vi.fn() })
  Object.assign(session, { take: vi.fn() })
  quietCall.mockResolvedValueOnce({ item: { seq: 7, draftNumber: 2 } })
  await act(async () => button(place, '게시하기')!.click())
  expect(showAlertDialog).toHaveBeenLastCalledWith({ title: '게시했습니다.', text: '이제 누구나 볼 수 있습니다.', okLabel: '글 보기' })
  expect(assign).toHaveBeenLastCalledWith('/styling/myhome/detail/7')
})

test('publishing says that a login is needed, and nothing of the connection', async () => {
  expect(await publishTour(tour('signed-out').session)).toBeUndefined()
  expect(showAlertDialog).toHaveBeenLastCalledWith({
    title: '로그인이 필요합니다.',
    okLabel: '로그인',
    text: '입력한 내용은 로그인한 뒤 이 페이지에서 이어서 쓸 수 있습니다.',
  })
  expect(assign).toHaveBeenLastCalledWith(TO_LOGIN)
  // It ended between the save and the publishing; this browser keeps nothing, and the alert promises nothing.
  quietCall.mockRejectedValueOnce(new CallFailure('401', LOGIN_ENDED, { status: 401 }))
  expect(await publishTour(tour('saved', false).session)).toBeUndefined()
  expect(showAlertDialog).toHaveBeenLastCalledWith({ title: '로그인이 필요합니다.', okLabel: '로그인' })
  expect(await publishTour(tour('failed').session)).toBe('저장하지 못해 게시할 수 없습니다. 연결을 확인해 주세요.')
})
