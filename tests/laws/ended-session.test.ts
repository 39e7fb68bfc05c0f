// @vitest-environment happy-dom
// E-LOGIN-3: every call that writes says that the sign-in has ended, whatever island makes it, and leads to the login and back. It is
// handled in the call itself, so that no author has to remember it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { call } from '@/schemas/api/base/call'
import { isWrite } from '@/schemas/api/base/contract'
import { COMMON } from '@/schemas/words/messages'
import { services } from '@/services/areas'
import { callsOf, chosenAreas } from '../support/chosen-areas'
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

const own = await callsOf(chosenAreas())
test.each(writes.filter(({ id }) => own.has(id)).map((contract) => [contract.id, contract] as const))(
  '%s reports that a login is required, and opens it',
  async (_, contract) => {
    answers = {
      '*': [envelope('401', COMMON.sessionEnded[1])],
      '/auth/svc/jwt': [unsigned],
      '/auth/svc/token': [envelope('406', '토큰을 가져올 수 없습니다.')],
    }
    await expect(call(contract, {})).rejects.toMatchObject({ status: 401 })
    const opened = () => expect(assign).toHaveBeenCalledWith(`/login?callback=${encodeURIComponent('/mypage/account/info?a=1')}`)
    await vi.waitFor(opened, { interval: 1 })
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

/**
 * Islands that make a call past `call`, which would open the login, by what the screen shows of an ended sign-in instead: a place in which
 * these words stand. Whatever is not listed goes through `call`.
 */
const PAST_CALL: Record<string, readonly [file: string, words: RegExp]> = {
  'blocks/content/tour-editor/quiet-call.ts': ['blocks/content/tour-editor/save-bar.tsx', /로그인하고 이어 쓰기/],
  'blocks/content/tour-editor/photo-queue.ts': ['blocks/content/tour-editor/photo-status.tsx', /로그인하고 이어 올리기/],
  'blocks/base/_parts/pictures/picture-queue.ts': ['blocks/base/_parts/pictures/picture-field.tsx', /로그인하기/],
  'blocks/consulting/consulting-form/use-kept-form.ts': ['blocks/base/_parts/pictures/picture-field.tsx', /로그인하기/],
  'blocks/consulting/consulting-detail/message-pictures.tsx': ['blocks/base/_parts/pictures/picture-field.tsx', /로그인하기/],
  'blocks/store/_parts/returns/use-return-pictures.ts': ['blocks/base/_parts/pictures/picture-field.tsx', /로그인하기/],
}

test('an island that makes calls of its own leads to the login itself, in words', () => {
  const files = readdirSync('blocks', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => join('blocks', name))
  const past = files.filter((file) =>
    /import \{[^}]*\b(send|sendFile|sendResumably)\b[^}]*\} from '@\/schemas\/api\/base\/send/.test(readFileSync(file, 'utf8')),
  )
  expect(past.toSorted()).toEqual(Object.keys(PAST_CALL).toSorted())
  for (const [file, words] of Object.values(PAST_CALL)) expect(readFileSync(file, 'utf8')).toMatch(words)
})
