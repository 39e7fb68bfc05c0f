// @vitest-environment happy-dom
// What the console does with a refused sign-in or a grave act: it asks, and the call goes on by itself; a warning comes before a sign-in ends.
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '@/schemas/api/base/call'
import { saveSignInRule } from '@/schemas/api/auth/sign-in-rules'
import { COMMON } from '@/schemas/words/messages'
import { reactPlace } from '@/tests/support/react-place'
import { typeInto } from '@/tests/support/type-into'
import { SessionWatch } from './session-watch'

const { render } = reactPlace()
const PERSON = { id: 'm', loginId: 'seojin', name: '서진' }
const RULE = { roleKey: 'mng', needsFactor: true, hours: 8 }
/** Answers by path, in their order; the last one stays. */
let answers: Record<string, [status: number, data: object][]>
let sent: { path: string; body: Record<string, unknown> }[]

const done = (item: object = {}): [number, object] => [200, { result: '200', resultMessage: '', item }]
const refused = ([result, resultMessage, status]: readonly [string, string, number]): [number, object] => [
  status,
  { result, resultMessage },
]
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
const words = () => document.body.textContent ?? ''
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click())
const type = (selector: string, text: string) => act(async () => typeInto(document.querySelector<HTMLInputElement>(selector)!, text))
const timesOf = (path: string) => sent.filter((one) => one.path === path).length

beforeEach(() => {
  sent = []
  answers = {
    '/adm/auth/left': [done({ seconds: 1_800, by: 'idle' })],
    '/adm/auth/stay': [done({ seconds: 1_800, by: 'idle' })],
    '/adm/account/read': [done({ factorAt: null, passkeys: [] })],
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, { body } = {}) => {
    const path = (address as string).split('?')[0]!
    sent.push({ path, body: typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {} })
    const list = answers[path]!
    const [status, data] = list.length > 1 ? list.shift()! : list[0]!
    return Response.json({ data }, { status })
  })
})
afterEach(() => vi.restoreAllMocks())

test('a grave act asks for the password, says when it is wrong, and is sent again by itself', async () => {
  answers['/adm/sign-in-rule/save'] = [refused(COMMON.confirmNeeded), done()]
  const problem = { pointer: '/word', message: '비밀번호가 맞지 않습니다. 다시 입력해 주세요.', keyword: 'rule' }
  answers['/adm/auth/confirm'] = [[401, { result: 'ST014', resultMessage: problem.message, problems: [problem] }], done()]
  await render(<SessionWatch person={PERSON} />)
  const answer = call(saveSignInRule, RULE)
  await settled()
  expect(words()).toContain('한 번 더 확인합니다')
  await type('input[type=password]', 'wrong')
  await press('확인하고 계속')
  await settled()
  expect(words()).toContain('비밀번호가 맞지 않습니다.')
  expect(document.querySelector<HTMLInputElement>('input[type=password]')!.value).toBe('wrong')
  await type('input[type=password]', 'right')
  await press('확인하고 계속')
  await expect(answer).resolves.toMatchObject({ result: '200' })
  expect([timesOf('/adm/sign-in-rule/save'), words()]).toEqual([2, ''])
})

test.each([
  ['offered to who has a second factor', '2026-06-01T01:00:00.000Z', true],
  ['kept from who has none', null, false],
])('a code is %s', async (_, factorAt, isOffered) => {
  answers['/adm/sign-in-rule/save'] = [refused(COMMON.confirmNeeded)]
  answers['/adm/account/read'] = [done({ factorAt, passkeys: [] })]
  await render(<SessionWatch person={PERSON} />)
  const answer = call(saveSignInRule, RULE).catch(() => undefined)
  await settled()
  expect(words().includes('인증 앱의 코드로 확인하기')).toBe(isOffered)
  await press('취소')
  await answer
})

test('Escape closes the question alone, and the act is refused as it was', async () => {
  answers['/adm/sign-in-rule/save'] = [refused(COMMON.confirmNeeded)]
  await render(<SessionWatch person={PERSON} />)
  const answer = call(saveSignInRule, RULE).catch((error: Error) => error.message)
  await settled()
  const behind = vi.fn<() => void>()
  document.addEventListener('keydown', behind, true)
  await act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  document.removeEventListener('keydown', behind, true)
  expect(await answer).toBe(COMMON.confirmNeeded[1])
  expect([behind.mock.calls.length, timesOf('/adm/sign-in-rule/save')]).toEqual([0, 1])
})

test('a sign-in that ended is taken up over the page, by both steps; whoever is signed in is not asked', async () => {
  answers['/adm/sign-in-rule/save'] = [refused(COMMON.adminOnly), refused(COMMON.adminOnly), done()]
  answers['/adm/auth/step'] = [done({ step: 'open' }), done({ step: 'password' })]
  answers['/adm/auth/signIn'] = [done({ ...PERSON, role: 'mng', step: 'code' })]
  answers['/adm/auth/signInCode'] = [done()]
  await render(<SessionWatch person={PERSON} />)
  await expect(call(saveSignInRule, RULE)).rejects.toThrow(COMMON.adminOnly[1])
  const answer = call(saveSignInRule, RULE)
  await settled()
  expect(words()).toContain('입력하신 내용은 그대로 있습니다.')
  await type('input[type=password]', 'right')
  await press('다시 로그인')
  await settled()
  await type('input[autocomplete=one-time-code]', '123456')
  await press('다시 로그인')
  await expect(answer).resolves.toMatchObject({ result: '200' })
  expect(sent.find(({ path }) => path === '/adm/auth/signInCode')!.body).toMatchObject({ code: '123456' })
})

test('two minutes before the end a warning counts down, and one press goes on', async () => {
  answers['/adm/auth/left'] = [done({ seconds: 100, by: 'idle' })]
  await render(<SessionWatch person={PERSON} />)
  await settled()
  expect(words()).toMatch(/곧 로그인이 끝납니다.*1분 (40|39)초/)
  expect(document.querySelector('[role=status]')!.textContent).toBe('2분 0초 남았습니다.')
  await press('계속하기')
  await settled()
  expect([timesOf('/adm/auth/stay'), words()]).toEqual([1, ''])
})

test('at the end of the role’s hours only a new sign-in goes on', async () => {
  answers['/adm/auth/left'] = [done({ seconds: 60, by: 'hours' })]
  await render(<SessionWatch person={PERSON} />)
  await settled()
  expect(words()).toContain('한 번 로그인해 쓸 수 있는 시간이 거의 지났습니다.')
  expect(words()).not.toContain('계속하기')
  await press('다시 로그인')
  await settled()
  expect(document.querySelector('input[type=password]')).not.toBeNull()
})
