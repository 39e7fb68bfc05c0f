// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from '@/schemas/api/base/failure'
import type { AnyContract } from '@/schemas/api/base/contract'
import { atHand } from '@/tests/support/at-hand'
import { reactPlace } from '@/tests/support/react-place'
import { SESSION_USER } from '@/tests/support/session-user'

interface Sent {
  id: string
  input: Record<string, unknown>
}
const server = vi.hoisted(() => ({
  isSigned: true,
  answer: 'cancel',
  /** What is stored, and how many others have it. */
  stored: new Set<string>(),
  others: 4,
  sent: [] as Sent[],
  failure: undefined as Error | undefined,
  /** Answers wait for it. */
  gate: undefined as Promise<void> | undefined,
}))
const said = vi.hoisted(() => ({ lines: [] as string[], faults: [] as string[] }))

vi.mock('@/schemas/api/base/call', () => ({
  call: async ({ id }: AnyContract, input: Record<string, unknown>) => {
    server.sent.push({ id, input })
    await server.gate
    if (server.failure) throw server.failure
    if (id === 'scrap.marks') {
      const items = (input['targets'] as string[]).map((key) => {
        const [type, targetId] = key.split(':')
        return { type, targetId, scrapYn: server.stored.has(key) ? 'Y' : 'N', scrapCnt: server.others + Number(server.stored.has(key)) }
      })
      return { items }
    }
    const key = `${String(input['type'])}:${String(input['targetId'])}`
    if (id === 'scrap.cScrap') server.stored.add(key)
    else server.stored.delete(key)
    return { item: { scrapYn: id === 'scrap.cScrap' ? 'Y' : 'N', scrapCnt: server.others + Number(server.stored.has(key)) } }
  },
}))
vi.mock('@/schemas/api/auth/session-state', () => ({
  seemsSignedIn: () => server.isSigned,
  sessionUser: () => Promise.resolve(server.isSigned ? SESSION_USER : undefined),
  sessionState: {
    subscribe: () => () => undefined,
    snapshot: () => (server.isSigned ? { code: 'signed', user: SESSION_USER } : { code: 'unsigned' }),
  },
}))
vi.mock('@/lib/ui/dialogs', () => ({ showConfirmDialog: () => Promise.resolve(server.answer), showAlertDialog: () => Promise.resolve() }))
vi.mock('@/lib/ui/show-snackbar', () => ({ showSnackbar: (line: string) => void said.lines.push(line) }))
vi.mock('@/schemas/api/base/tracked-call', () => ({ sayFailure: (error: Error) => void said.faults.push(error.message) }))
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)

const { place, render } = reactPlace()
const hand = atHand(place)
/** Parts that a press loads have arrived. */
const press = async (name: string) => {
  await hand.press(name)
  await wait()
}
const buttons = () => [...place.querySelectorAll<HTMLButtonElement>('button')]
const shown = () => buttons().map((one) => `${one.getAttribute('aria-pressed') === 'true' ? 'on' : 'off'} ${one.textContent}`)
const wait = () => act(() => new Promise((done) => setTimeout(done, 30)))
const ids = () => server.sent.map(({ id }) => id.replace('scrap.', ''))

/** A page: its module is new, as after a navigation. */
async function open(...targets: string[]) {
  vi.resetModules()
  const [{ ScrapButton }] = await Promise.all([
    import('./scrap-button'),
    // What a press loads is there, so that no test waits for a file.
    import('./scrap-marks'),
    import('@/blocks/auth/_parts/session/ask-login'),
  ])
  await render(targets.map((target) => <ScrapButton key={target} target={target} title={`글 ${target}`} count={4} look="line" />))
  await wait()
}

beforeEach(() => {
  Object.assign(server, { isSigned: true, answer: 'cancel', stored: new Set(), others: 4, sent: [], failure: undefined, gate: undefined })
  said.lines.length = said.faults.length = 0
  sessionStorage.clear()
  localStorage.clear()
  assign.mockClear()
  history.replaceState(null, '', '/styling/house/detail/1')
})

test('S-SCRAP-1: pressing is on with one more, pressing again is off with one less', async () => {
  await open('house:1')
  expect(shown()).toEqual(['off 스크랩4'])
  await press('스크랩')
  expect([shown(), said.lines]).toEqual([['on 스크랩5'], ['스크랩했습니다.']])
  await press('스크랩')
  expect([shown(), said.lines]).toEqual([['off 스크랩4'], ['스크랩했습니다.', '스크랩을 취소했습니다.']])
  expect(ids()).toEqual(['marks', 'cScrap', 'dScrap'])
})

test('the page asks once for all its buttons, and for none of a visitor’s', async () => {
  server.stored.add('product:oak')
  await open('house:1', 'product:oak', 'event:5')
  expect(server.sent).toEqual([{ id: 'scrap.marks', input: { targets: ['house:1', 'product:oak', 'event:5'] } }])
  expect(shown()).toEqual(['off 스크랩4', 'on 스크랩5', 'off 스크랩4'])
  server.isSigned = false
  await open('house:1')
  expect(server.sent).toHaveLength(1)
})

test('the count follows before the answer, and is put right when the call fails', async () => {
  await open('house:1')
  let release = () => undefined as void
  server.gate = new Promise((done) => (release = done))
  server.failure = new CallFailure('network', '연결할 수 없습니다.', { status: 503 })
  await press('스크랩')
  expect(shown()).toEqual(['on 스크랩5'])
  await act(async () => {
    release()
    await new Promise((done) => setTimeout(done, 5))
  })
  expect([shown(), said.faults, said.lines]).toEqual([['off 스크랩4'], ['연결할 수 없습니다.'], []])
})

test('a double press on a slow line ends as it was pressed last, by calls one after another', async () => {
  await open('house:1')
  let release = () => undefined as void
  server.gate = new Promise((done) => (release = done))
  await press('스크랩')
  await press('스크랩')
  await press('스크랩')
  await press('스크랩')
  expect([shown(), ids()]).toEqual([['off 스크랩4'], ['marks', 'cScrap']])
  await act(async () => {
    release()
    await new Promise((done) => setTimeout(done, 5))
  })
  expect([shown(), ids(), said.lines]).toEqual([['off 스크랩4'], ['marks', 'cScrap', 'dScrap'], ['스크랩을 취소했습니다.']])
})

test('P-VIS-2: a visitor is asked to log in; back from it, the scrap that they asked for is made, once', async () => {
  server.isSigned = false
  server.answer = 'ok'
  await open('house:1', 'house:2')
  await press('글 house:2')
  expect(assign).toHaveBeenCalledWith('/login?callback=%2Fstyling%2Fhouse%2Fdetail%2F1')
  expect([shown(), ids()]).toEqual([['off 스크랩4', 'off 스크랩4'], []])
  server.isSigned = true
  await open('house:1', 'house:2')
  expect([shown(), said.lines]).toEqual([['off 스크랩4', 'on 스크랩5'], ['스크랩했습니다.']])
  expect(ids().filter((id) => id !== 'marks')).toEqual(['cScrap'])
  await open('house:1', 'house:2')
  expect(ids().filter((id) => id !== 'marks')).toEqual(['cScrap'])
})

test('a visitor who does not log in has asked for nothing, and another page makes no scrap', async () => {
  server.isSigned = false
  await open('house:1')
  await press('스크랩')
  server.isSigned = true
  await open('house:1')
  expect(ids()).toEqual(['marks'])
  server.isSigned = false
  server.answer = 'ok'
  await open('house:1')
  await press('스크랩')
  server.isSigned = true
  history.replaceState(null, '', '/styling/house/detail/2')
  await open('house:1')
  expect(ids()).toEqual(['marks', 'marks'])
})

test('a sign-in that ended meanwhile: the mark is put right, and the scrap is made after the login', async () => {
  await open('house:1')
  server.failure = new CallFailure('401', '로그인이 필요한 서비스입니다.', { status: 401 })
  await press('스크랩')
  expect(shown()).toEqual(['off 스크랩4'])
  server.failure = undefined
  await open('house:1')
  expect(shown()).toEqual(['on 스크랩5'])
})

test('another tab’s press shows here', async () => {
  await open('house:1')
  const newValue = JSON.stringify({ key: 'house:1', isOn: true, count: 9, at: 1 })
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'maru-scrap', newValue })))
  expect(shown()).toEqual(['on 스크랩9'])
})
