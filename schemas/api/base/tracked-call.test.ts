// @vitest-environment happy-dom
import { Type } from 'typebox'
import { afterEach, expect, test, vi } from 'vitest'
import { requests } from '@/lib/requests'
import { OFFLINE, UNEXPECTED } from '@/schemas/words/unexpected'
import { fetchCall, setCaller } from './call'
import { CallFailure } from './failure'
import { trackedCall } from './tracked-call'

const showAlertDialog = vi.hoisted(() => vi.fn<(view: { title: string }) => Promise<void>>(() => Promise.resolve()))
vi.mock('@/lib/ui/dialogs', () => ({ showAlertDialog }))
const showFault = vi.hoisted(() => vi.fn<(text: string) => void>())
vi.mock('@/lib/ui/show-snackbar', () => ({ showFault }))
const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})

const contractOf = (id: string) => ({ at: 'GET /svc/x', id, title: '시험', access: 'visitor' as const, input: Type.Object({}) })
const fail = (...[code, message, options]: ConstructorParameters<typeof CallFailure>) =>
  setCaller(() => Promise.reject(new CallFailure(code, message, options)))
afterEach(() => {
  setCaller(fetchCall)
  showAlertDialog.mockClear()
  showFault.mockClear()
})

test('S-REQ-2: an answer is recorded and returned', async () => {
  setCaller((() => Promise.resolve({ result: '200', items: [1] })) as never)
  const asked = trackedCall(contractOf('event.svcList'), {}, { key: 'eventList' })
  expect(requests.read('eventList')).toMatchObject({ loaded: false, error: false })
  expect(await asked).toMatchObject({ items: [1] })
  expect(requests.read('eventList')).toMatchObject({ loaded: true, error: false, response: { items: [1] } })
  expect(showAlertDialog).not.toHaveBeenCalled()
})

test('S-REQ-3, E-NET: a failure is recorded with an empty response, and shown once', async () => {
  fail('500', 'x', { status: 500 })
  expect(await trackedCall(contractOf('event.svcList'), {})).toBeUndefined()
  expect(requests.read('event.svcList')).toEqual({ loaded: true, error: true, response: {} })
  expect(showAlertDialog.mock.calls).toEqual([[{ title: UNEXPECTED }]])
})

test('E-SWALLOW: the cart fails silently', async () => {
  fail('network', 'x', { status: 503 })
  await trackedCall(contractOf('cart.list'), {})
  expect(requests.read('cart.list')).toMatchObject({ loaded: true, error: true })
  expect(showAlertDialog).not.toHaveBeenCalled()
})

test('E-SWALLOW, CX-14: a game that was not reached shows it without a dialog', async () => {
  fail('network', 'x', { status: 503 })
  await trackedCall(contractOf('event.svcAnswerCheck'), {}, { doing: 'game' })
  expect(showFault.mock.calls).toEqual([[OFFLINE]])
  expect(showAlertDialog).not.toHaveBeenCalled()
})

test('a device without a connection is told so, and not of an unexpected error', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  fail('network', 'x', { status: 503 })
  await trackedCall(contractOf('event.svcList'), {})
  expect(showAlertDialog.mock.calls).toEqual([[{ title: OFFLINE }]])
})

test('E-LOGIN-3: loading ends, then the message, then the log-in page with the return page', async () => {
  history.replaceState(null, '', '/zin/event/event/3?page=2#apply')
  fail('401', '로그인이 필요한 서비스입니다.', { status: 401 })
  showAlertDialog.mockImplementationOnce(() => {
    expect(requests.read('event.apply').loaded).toBe(true)
    expect(assign).not.toHaveBeenCalled()
    return Promise.resolve()
  })
  await trackedCall(contractOf('event.apply'), {})
  expect(showAlertDialog).toHaveBeenCalledWith({ title: '로그인이 필요합니다.', okLabel: '로그인' })
  expect(assign).toHaveBeenCalledWith(`/login?callback=${encodeURIComponent('/zin/event/event/3?page=2#apply')}`)
})

test('an aborted call shows no failure', async () => {
  fail('network', 'x', { status: 503 })
  const stop = new AbortController()
  stop.abort()
  await trackedCall(contractOf('event.svcList'), {}, { signal: stop.signal })
  expect(showAlertDialog).not.toHaveBeenCalled()
})
