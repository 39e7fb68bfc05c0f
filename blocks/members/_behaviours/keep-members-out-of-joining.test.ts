// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examplesOf, sentenceOf } from '@/tests/support/member-examples'
import { keepMembersOutOfJoining } from './keep-members-out-of-joining'

const state = vi.hoisted(() => ({ seems: false, user: undefined as object | undefined }))
const showAlertDialog = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('@/schemas/api/auth/session-state', () => ({
  seemsSignedIn: () => state.seems,
  sessionUser: () => {
    if (!state.user) state.seems = false
    return Promise.resolve(state.user)
  },
}))
vi.mock('@/lib/ui/dialogs', () => ({ showAlertDialog }))

let end: () => void
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
beforeEach(() => {
  end = keepMembersOutOfJoining()
  Object.assign(state, { seems: false, user: undefined })
})
afterEach(() => {
  end()
  vi.clearAllMocks()
  document.body.innerHTML = ''
})

/**
 * A press on a link that was added to the page after the behaviour started, such as one in an editor's text. @returns whether the browser
 * follows it.
 */
function press(href: string): boolean {
  document.body.innerHTML = `<article><p>지금 <a href="${href}"><b>회원가입</b></a></p></article>`
  return document.querySelector('b')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

test.each(examplesOf('V-JOIN-1'))(
  'V-JOIN-1, K-EDITENTRY: %s',
  async (_says, given: { signed: boolean; press: string }, expected: { alert: string | null; to: string | null }) => {
    if (given.signed) Object.assign(state, { seems: true, user: { memberNo: '7' } })
    expect(press(given.press)).toBe(expected.to !== null)
    await vi.dynamicImportSettled()
    expect(showAlertDialog.mock.calls).toEqual(expected.alert === null ? [] : [[{ title: sentenceOf('V-JOIN-1') }]])
    expect(assign).not.toHaveBeenCalled()
  },
)

test('a visitor with an outdated cookie is let through', async () => {
  state.seems = true
  expect(press('/join?referrer=%2Fzin#top')).toBe(false)
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/join?referrer=%2Fzin#top'))
  expect(showAlertDialog).not.toHaveBeenCalled()
})

test('other links are left alone', () => {
  Object.assign(state, { seems: true, user: { memberNo: '7' } })
  for (const href of ['/login', '/join/reagree', '/mypage/home']) expect(press(href)).toBe(true)
})
