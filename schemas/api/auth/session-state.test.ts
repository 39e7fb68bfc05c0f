// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SESSION_USER } from '@/tests/support/session-user'

const signed = { data: { result: '200', resultMessage: '', item: { code: 'signed', customer: SESSION_USER, sessionKey: 'k' } } }
const unsigned = { data: { result: '200', resultMessage: '', item: { code: 'unsigned', customer: null, sessionKey: '' } } }
const refused = { data: { result: '406', resultMessage: '토큰을 가져올 수 없습니다.' } }
const done = { data: { result: '200', resultMessage: '' } }

let answers: Record<string, object[]>
let asked: string[]
/** A new page each time: the state is the module's. */
async function page() {
  vi.resetModules()
  return import('./session-state')
}

beforeEach(() => {
  asked = []
  answers = {}
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.split('?')[0]!
    asked.push(path)
    const answer = answers[path]?.shift()
    if (!answer) return Promise.reject(new TypeError('offline'))
    const { result } = (answer as typeof done).data
    return Promise.resolve(Response.json(answer, { status: result === '200' ? 200 : Number(result) }))
  })
  document.cookie = 'maru-signed=1; Path=/'
})
afterEach(() => {
  document.cookie = 'maru-signed=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
  vi.unstubAllGlobals()
})

test('G-BASE: a visitor’s page makes no call, and a member’s makes one for all its parts', async () => {
  document.cookie = 'maru-signed=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
  const visitors = await page()
  expect(await visitors.sessionUser()).toBeUndefined()
  expect([asked, visitors.sessionState.snapshot(), visitors.seemsSignedIn()]).toEqual([[], { code: 'unsigned' }, false])

  document.cookie = 'maru-signed=1; Path=/'
  answers = { '/auth/svc/jwt': [signed] }
  const members = await page()
  expect(members.sessionState.serverSnapshot()).toEqual({ code: 'unknown' })
  const told = [vi.fn(), vi.fn()]
  const ends = told.map((listener) => members.sessionState.subscribe(listener))
  expect((await members.sessionUser())!.memberName).toBe('홍길동')
  expect(asked).toEqual(['/auth/svc/jwt'])
  for (const listener of told) expect(listener).toHaveBeenCalledOnce()
  for (const end of ends) end()
})

test('S-SESS-2: an expired access token is renewed', async () => {
  answers = { '/auth/svc/jwt': [unsigned], '/auth/svc/token': [signed] }
  const { sessionUser } = await page()
  expect((await sessionUser())!.memberId).toBe('house01')
  expect(asked).toEqual(['/auth/svc/jwt', '/auth/svc/token'])
})

test('S-SESS-2: a sign-in that cannot be renewed is dropped and not requested again; after a network failure it stays', async () => {
  answers = { '/auth/svc/jwt': [unsigned], '/auth/svc/token': [refused] }
  const ended = await page()
  expect(await ended.sessionUser()).toBeUndefined()
  expect(document.cookie).not.toContain('maru-signed')
  expect(await ended.sessionUser()).toBeUndefined()
  expect(asked).toHaveLength(2)

  document.cookie = 'maru-signed=1; Path=/'
  answers = {}
  const offline = await page()
  expect(await offline.sessionUser()).toBeUndefined()
  expect(document.cookie).toContain('maru-signed')
})

test('S-IDV-11: certification takes effect at once, without a request', async () => {
  answers = {
    '/auth/svc/jwt': [{ data: { ...signed.data, item: { ...signed.data.item, customer: { ...SESSION_USER, certified: 'N' } } } }],
  }
  const { sessionUser, changeSessionUser, sessionState } = await page()
  await sessionUser()
  changeSessionUser({ certified: 'Y' })
  expect(sessionState.snapshot()).toMatchObject({ user: { certified: 'Y' } })
  expect(asked).toHaveLength(1)
})

test('S-SESS-5: signing out renews first, so that the sign-in itself can be ended', async () => {
  answers = { '/auth/svc/jwt': [unsigned], '/auth/svc/token': [signed], '/svc/signOut': [done] }
  const { endSignIn, sessionState } = await page()
  await endSignIn()
  expect(asked).toEqual(['/auth/svc/jwt', '/auth/svc/token', '/svc/signOut'])
  expect(sessionState.snapshot()).toEqual({ code: 'unsigned' })
})

test('P7: a page restored after its member signed out is rendered again', async () => {
  answers = { '/auth/svc/jwt': [signed] }
  const { sessionUser, sessionState } = await page()
  const end = sessionState.subscribe(() => undefined)
  await sessionUser()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const comesBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  comesBack()
  expect(reload).not.toHaveBeenCalled()
  document.cookie = 'maru-signed=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
  comesBack()
  expect(reload).toHaveBeenCalledOnce()
  end()
})

describe('a sign-out in another tab', () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const signOutElsewhere = () => {
    localStorage.setItem('maru-signed-out', 'then')
    document.cookie = 'maru-signed=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
  }
  const hear = () => dispatchEvent(Object.assign(new Event('storage'), { key: 'maru-signed-out' }))
  const wake = () => document.dispatchEvent(new Event('visibilitychange'))
  let end: () => void
  /** A page of a member that is open in this tab. */
  async function opened(html = '') {
    vi.clearAllMocks()
    localStorage.clear()
    sessionStorage.setItem('maru-typed', 'what was typed')
    document.body.innerHTML = html
    answers = { '/auth/svc/jwt': [signed, signed] }
    const { sessionState, sessionUser } = await page()
    end = sessionState.subscribe(() => undefined)
    await sessionUser()
    return sessionState
  }
  afterEach(() => end())

  test.each([
    ['is heard at once', hear],
    ['is noticed when a sleeping tab wakes', wake],
  ])('S-SESS-5: it %s: nobody is signed in here either, and what was typed is forgotten', async (_, notice) => {
    const state = await opened()
    signOutElsewhere()
    notice()
    await vi.waitFor(() => expect(state.snapshot()).toEqual({ code: 'unsigned' }))
    expect(sessionStorage.getItem('maru-typed')).toBeNull()
    expect(replace).not.toHaveBeenCalled()
  })

  test('P7: a page of the member’s own is left', async () => {
    await opened('<div data-live="true"></div>')
    signOutElsewhere()
    hear()
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
  })

  test('when another member has signed in since, the page requests the session again; a page of the account is rendered again', async () => {
    const state = await opened()
    localStorage.setItem('maru-signed-out', 'then')
    wake()
    await vi.waitFor(() => expect(asked).toEqual(['/auth/svc/jwt', '/auth/svc/jwt']))
    await vi.waitFor(() => expect(state.snapshot().code).toBe('signed'))
    end()
    await opened('<div data-live="true"></div>')
    localStorage.setItem('maru-signed-out', 'then')
    wake()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  test('P7, E-LOGIN-3: typed words are stored for the member first; the page is hidden, says so and leads back', async () => {
    const dialogs = { showConfirmDialog: vi.fn(() => Promise.resolve('ok')), showAlertDialog: vi.fn(() => Promise.resolve()) }
    vi.doMock('@/lib/ui/dialogs', () => dialogs)
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const state = await opened(
      '<div data-layout="default" data-live="true"><form method="post"><textarea id="text">방문 상담</textarea></form></div>',
    )
    document.querySelector('textarea')!.dispatchEvent(new Event('input', { bubbles: true }))
    signOutElsewhere()
    hear()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining('/login?callback=')))
    expect(dialogs.showConfirmDialog).toHaveBeenCalledWith({
      title: '로그아웃되었습니다.',
      text: '쓰신 글은 이 기기에 남아 있습니다.',
      okLabel: '로그인하고 이어 쓰기',
      cancelLabel: '홈으로',
    })
    expect(document.querySelector<HTMLElement>('[data-layout]')!.hidden).toBe(true)
    expect([state.snapshot().code, replace.mock.calls]).toEqual(['unsigned', []])
    const { takeTypedFields } = await import('@/lib/ui/typed-fields')
    expect([takeTypedFields(''), takeTypedFields(SESSION_USER.memberNo)]).toEqual([undefined, { text: '방문 상담' }])
    vi.doUnmock('@/lib/ui/dialogs')
  })

  test('a part that keeps its own words is asked to; where the browser refuses it, the words stay on the screen and it is said', async () => {
    const dialogs = { showConfirmDialog: vi.fn(() => Promise.resolve('cancel')), showAlertDialog: vi.fn(() => Promise.resolve()) }
    vi.doMock('@/lib/ui/dialogs', () => dialogs)
    for (const isKept of [true, false]) {
      await opened('<div data-layout="default" data-live="true"></div>')
      const { wordKeepers } = await import('./word-keepers')
      wordKeepers.add(() => Promise.resolve(isKept))
      signOutElsewhere()
      hear()
      if (isKept) {
        await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
        end()
        continue
      }
      await vi.waitFor(() => expect(dialogs.showAlertDialog).toHaveBeenCalledOnce())
      expect([replace.mock.calls, document.querySelector<HTMLElement>('[data-layout]')!.hidden]).toEqual([[], false])
    }
    vi.doUnmock('@/lib/ui/dialogs')
  })

  test('an expired sign-in leaves the page, and its input, alone', async () => {
    const state = await opened('<div data-live="true"></div>')
    document.cookie = 'maru-signed=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
    wake()
    expect(state.snapshot()).toEqual({ code: 'unsigned' })
    expect(sessionStorage.getItem('maru-typed')).not.toBeNull()
    expect([replace, reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })
})
