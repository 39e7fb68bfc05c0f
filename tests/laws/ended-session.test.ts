// @vitest-environment happy-dom
// E-LOGIN-3: every call that writes says that the sign-in has ended, whatever island makes it, and leads to the login and back. It is
// handled in the call itself, so that no author has to remember it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '@/schemas/api/base/call'
import { isWrite } from '@/schemas/api/base/contract'
import { COMMON } from '@/schemas/words/messages'
import { services } from '@/services/registry'
import { SESSION_USER } from '../support/session-user'

const showAlertDialog = vi.hoisted(() => vi.fn<(view: { title: string }) => Promise<void>>(() => Promise.resolve()))
vi.mock('@/lib/ui/dialogs', () => ({ showAlertDialog }))
const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)

const envelope = (result: string, resultMessage = '', item?: object) => ({ data: { result, resultMessage, ...(item ? { item } : {}) } })
const signed = envelope('200', '', { code: 'signed', customer: SESSION_USER })
const unsigned = envelope('200', '', { code: 'unsigned', customer: null })
/** Answers by path, in their order; the last one stays. */
let answers: Record<string, object[]>
let asked: string[]

beforeEach(() => {
  vi.clearAllMocks()
  asked = []
  document.cookie = 'maru-signed=1; Path=/'
  history.replaceState(null, '', '/mypage/account/info?a=1')
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.split('?')[0]!
    asked.push(path)
    const list = answers[path] ?? answers['*']!
    const answer = (list.length > 1 ? list.shift() : list[0]) as ReturnType<typeof envelope>
    const { result } = answer.data
    return Promise.resolve(Response.json(answer, { status: result === '200' ? 200 : Number(result) }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const writes = services
  .flatMap(({ operations }) => operations)
  .map(({ contract }) => contract)
  .filter((contract) => isWrite(contract) && (contract.access === 'member' || contract.access === 'vendor'))

test.each(writes.map((contract) => [contract.id, contract] as const))(
  '%s reports that a login is required, and opens it',
  async (_, contract) => {
    answers = {
      '*': [envelope('401', COMMON.sessionEnded[1])],
      '/auth/svc/jwt': [unsigned],
      '/auth/svc/token': [envelope('406', '토큰을 가져올 수 없습니다.')],
    }
    await expect(call(contract, {})).rejects.toMatchObject({ status: 401 })
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(`/login?callback=${encodeURIComponent('/mypage/account/info?a=1')}`))
    expect(showAlertDialog.mock.calls.map(([{ title }]) => title)).toEqual(['로그인이 필요합니다.'])
  },
)

test('S-SESS-2: where only the access token ran out, the call is sent once more, unnoticed', async () => {
  const [contract] = writes
  const path = contract!.at.split(' ')[1]!
  answers = {
    [path]: [envelope('401', COMMON.sessionEnded[1]), envelope('200')],
    '/auth/svc/jwt': [unsigned],
    '/auth/svc/token': [signed],
  }
  await expect(call(contract!, {})).resolves.toMatchObject({ result: '200' })
  expect(asked.filter((one) => one === path)).toHaveLength(2)
  expect(showAlertDialog).not.toHaveBeenCalled()
})

test('a read that was refused so is the page’s own matter', async () => {
  const read = services
    .flatMap(({ operations }) => operations)
    .map(({ contract }) => contract)
    .find((contract) => !isWrite(contract) && contract.access === 'member')!
  answers = { '*': [envelope('401', COMMON.loginNeeded[1])], '/auth/svc/jwt': [unsigned], '/auth/svc/token': [envelope('406')] }
  await expect(call(read, {})).rejects.toMatchObject({ status: 401 })
  expect(showAlertDialog).not.toHaveBeenCalled()
})
