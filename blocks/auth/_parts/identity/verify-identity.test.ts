// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examplesOf, sentenceOf } from '@/tests/support/member-examples'

const said = vi.hoisted(() => ({ alert: vi.fn(async () => undefined), confirm: vi.fn(async () => 'cancel'), snackbar: vi.fn() }))
vi.mock('@/lib/ui/dialogs', () => ({
  showAlertDialog: said.alert,
  showConfirmDialog: said.confirm,
  // The modal beside the window stays until the window has answered, or the visitor presses 취소.
  openDialog: vi.fn((_: string, view: { render: (close: () => void) => { props: { ended: Promise<unknown>; close: () => void } } }) => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const { props } = view.render(() => resolve(undefined))
    cancel = props.close
    void props.ended.then(props.close)
    return promise
  }),
}))
vi.mock('@/lib/ui/show-snackbar', () => ({ showSnackbar: said.snackbar }))
const { verifyIdentity } = await import('./verify-identity')
const { identityStorage } = await import('./identity-storage')
// Imported beforehand, so that the card renders as soon as it is requested.
await import('./waiting-dialog')

let cancel: () => void = () => undefined

/** The other window, with the properties that the page may read. */
class Popup {
  closed = false
  readonly heard: { at: number; message: { type: string; nonce: string }; origin: string }[] = []
  postMessage(message: { type: string; nonce: string }, origin: string): void {
    this.heard.push({ at: Date.now(), message, origin })
  }
  close(): void {
    this.closed = true
  }
  focus(): void {}
  /** Sends a message to the page, as a `MessageEvent`. */
  say(data: unknown, { origin = location.origin, source = this }: { origin?: string; source?: unknown } = {}): void {
    dispatchEvent(Object.assign(new MessageEvent('message', { data, origin }), { source }))
  }
  get nonce(): string {
    return this.heard[0]!.message.nonce
  }
}

let popup: Popup
let opened: string[][]
const open = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  localStorage.clear()
  sessionStorage.clear()
  popup = new Popup()
  opened = []
  open.mockReset().mockImplementation((...args: string[]) => {
    opened.push(args)
    return popup
  })
  vi.stubGlobal('open', open)
  for (const way of Object.values(said)) way.mockClear()
})
afterEach(() => vi.useRealTimers())

const stored = () =>
  Object.keys(localStorage)
    .concat(Object.keys(sessionStorage))
    .filter((key) => key.startsWith('pcc.'))
/** Waits for the first handshake, so that the window knows the nonce. */
const asked = () => vi.advanceTimersByTimeAsync(500)
const result = (success: boolean, more: Record<string, unknown> = {}) => ({
  type: 'result',
  success,
  data: { nonce: popup.nonce, ...(success ? { key: 'one-time' } : { refusal: { message: '본인인증에 실패했습니다.' } }), ...more },
})
/** The present state of a promise. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  const waiting = Symbol('waiting')
  await vi.advanceTimersByTimeAsync(0)
  const now = await Promise.race([promise, Promise.resolve(waiting)])
  return now === waiting ? null : now
}

describe('the start', () => {
  test.each(examplesOf('S-IDV-1'))('S-IDV-1: %s', async (_, given, expected) => {
    for (const [key, value] of Object.entries(given.stored as Record<string, string>)) localStorage.setItem(key, value)
    sessionStorage.setItem('pcc.returned', 'old')
    let before: Record<string, string | null> = {}
    open.mockImplementation(() => {
      before = Object.fromEntries(Object.keys(given.stored as object).map((key) => [key, localStorage.getItem(key)]))
      return popup
    })
    void verifyIdentity({ purpose: 'join' })
    expect(before).toEqual(expected.stored)
    expect(sessionStorage.getItem('pcc.returned')).toBeNull()
  })

  test.each(examplesOf('S-IDV-2'))('S-IDV-2, C-POPUP: %s', (_, _given, { path, width, height }) => {
    void verifyIdentity({ purpose: 'join' })
    // Opened in the click, before anything was awaited, or browsers block it.
    const [address = '', name, features = ''] = opened[0]!
    expect(new URL(address, location.origin).pathname).toBe(path)
    expect(name).toBe('PCCV3Window')
    expect(features.split(',')).toEqual(expect.arrayContaining([`width=${width}`, `height=${height}`]))
    // Such a window would have no opener.
    expect(features).not.toContain('noopener')
  })

  test.each(examplesOf('S-IDV-3'))('S-IDV-3: %s', async (_, _given, expected) => {
    open.mockReturnValue(null)
    expect(await verifyIdentity({ purpose: 'join' })).toBe(expected.resolves)
    expect(said.alert).toHaveBeenCalledWith({ title: expected.alert })
    expect(sentenceOf('S-IDV-3')).toBe(expected.alert)
    expect(stored()).toEqual([])
  })

  test.each(examplesOf('S-IDV-10'))('S-IDV-10, Q-028: %s', (_, { purpose }, expected) => {
    void verifyIdentity({ purpose })
    expect(Object.fromEntries(Object.keys(expected).map((key) => [key, localStorage.getItem(key)]))).toEqual(expected)
  })
})

describe('the handshake', () => {
  test.each(examplesOf('S-IDV-4'))('S-IDV-4, C-POLL: %s', async (_, { readyAt }, { pollsAt }) => {
    void verifyIdentity({ purpose: 'join' })
    await vi.advanceTimersByTimeAsync(readyAt)
    popup.say({ type: 'ready', nonce: popup.nonce })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(popup.heard.map(({ at }) => at)).toEqual(pollsAt)
    expect(new Set(popup.heard.map(({ origin }) => origin))).toEqual(new Set([location.origin]))
  })

  test('S-IDV-4: a window that never answers gets handshakes as long as it is open', async () => {
    void verifyIdentity({ purpose: 'join' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(popup.heard).toHaveLength(10)
  })
})

describe('the end', () => {
  test.each(examplesOf('S-IDV-5'))('S-IDV-5: %s', async (_, { success }, { resolves }) => {
    const flow = verifyIdentity({ purpose: 'join' })
    await asked()
    popup.say(result(success))
    const outcome = await flow
    expect(outcome !== false).toBe(resolves)
    if (resolves) expect(outcome).toEqual({ ok: true, key: 'one-time' })
  })

  test.each(examplesOf('S-IDV-6'))('S-IDV-6: %s', async (_, { origin }, { resolves }) => {
    const flow = verifyIdentity({ purpose: 'join' })
    await asked()
    popup.say(result(true), { origin })
    expect(await stateOf(flow)).toBe(resolves)
  })

  test.each([
    ['another window of ours', () => popup.say(result(true), { source: window })],
    ['an earlier verification', () => popup.say(result(true, { nonce: 'earlier' }))],
    ['no nonce', () => popup.say({ type: 'result', success: true, data: { key: 'k' } })],
    ['text', () => popup.say('{"type":"result","success":true}')],
    ['nothing', () => popup.say(null)],
    ['another type', () => popup.say({ ...result(true), type: 'results' })],
  ])('S-IDV-6: %s is not heard', async (_, say) => {
    const flow = verifyIdentity({ purpose: 'join' })
    await asked()
    say()
    expect(await stateOf(flow)).toBeNull()
  })

  test('a success without a key is a failure', async () => {
    const flow = verifyIdentity({ purpose: 'join' })
    await asked()
    popup.say({ type: 'result', success: true, data: { nonce: popup.nonce } })
    expect(await flow).toBe(false)
    expect(said.alert).toHaveBeenCalledWith({ title: '본인인증에 실패했습니다.' })
  })

  test.each(examplesOf('S-IDV-7'))('S-IDV-7: %s', async (_, _given, { resolves }) => {
    const flow = verifyIdentity({ purpose: 'join' })
    await vi.advanceTimersByTimeAsync(1_700)
    popup.closed = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await flow).toBe(resolves)
    expect(said.alert).not.toHaveBeenCalled()
    const polls = popup.heard.length
    await vi.advanceTimersByTimeAsync(5_000)
    expect(popup.heard).toHaveLength(polls)
    expect(stored()).toEqual([])
  })

  test('a result that arrives just after its window has closed still counts', async () => {
    const flow = verifyIdentity({ purpose: 'join' })
    await asked()
    popup.closed = true
    await vi.advanceTimersByTimeAsync(600)
    popup.say(result(true))
    expect(await flow).toEqual({ ok: true, key: 'one-time' })
  })

  test.each(['pagehide', 'popstate'])('S-IDV-8: %s while the window is open', async (event) => {
    const [, , expected] = examplesOf('S-IDV-8')[0]!
    const flow = verifyIdentity({ purpose: 'join' })
    await asked()
    dispatchEvent(new Event(event))
    expect(await flow).toBe(expected.resolves)
    expect(popup.closed).toBe(expected.popupClosed)
  })

  test('취소 beside the window closes it', async () => {
    const flow = verifyIdentity({ purpose: 'join' })
    await asked()
    cancel()
    expect(await flow).toBe(false)
    expect(popup.closed).toBe(true)
  })

  test('a second press ends the first verification', async () => {
    const first = verifyIdentity({ purpose: 'join' })
    await asked()
    const before = popup
    popup = new Popup()
    const second = verifyIdentity({ purpose: 'dormant' })
    expect([await first, before.closed]).toEqual([false, true])
    // The end of the first does not affect the second.
    expect(localStorage.getItem('pcc.dupCheck')).toBe('N')
    await asked()
    popup.say(result(true))
    expect(await second).toEqual({ ok: true, key: 'one-time' })
    expect(stored()).toEqual([])
  })

  test.each([true, false])('S-IDV-9: nothing is left in storage after success %s', async (success) => {
    const [, , { storedKeys }] = examplesOf('S-IDV-9')[0]!
    const flow = verifyIdentity({ purpose: 'join' })
    await asked()
    popup.say(result(success))
    await flow
    expect(stored()).toEqual(storedKeys)
  })

  test('S-IDV-13: an existing member is informed and offered the login', async () => {
    const flow = verifyIdentity({ purpose: 'join' })
    await asked()
    popup.say(result(false, { refusal: { message: sentenceOf('S-IDV-13') } }))
    expect(await flow).toBe(false)
    expect(said.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: sentenceOf('S-IDV-13'), okLabel: '로그인' }))
  })

  test('E-IDV-1: the dialog shows the contact', async () => {
    const flow = verifyIdentity({ purpose: 'account' })
    await asked()
    popup.say(result(false, { refusal: { message: sentenceOf('V-IDV-3'), notice: '문의: 고객센터 1588-0000' } }))
    await flow
    expect(said.alert).toHaveBeenCalledWith({ title: sentenceOf('V-IDV-3'), text: '문의: 고객센터 1588-0000' })
  })
})

test('an app without a second window uses the whole page, and its result is found once', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone) KAKAOTALK 10' })
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  expect(await verifyIdentity({ purpose: 'findId', callback: '/set-id/verify-result' })).toBe(false)
  expect(assign).toHaveBeenCalledWith('/verify/verify?purpose=findId&callback=%2Fset-id%2Fverify-result')
  expect(open).not.toHaveBeenCalled()
  sessionStorage.setItem('pcc.returned', JSON.stringify({ purpose: 'findId', key: 'returned' }))
  expect(identityStorage.takeKey('resetPw')).toBeUndefined()
  expect(identityStorage.takeKey('findId')).toBe('returned')
  expect(identityStorage.takeKey('findId')).toBeUndefined()
  vi.unstubAllGlobals()
})
