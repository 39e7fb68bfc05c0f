import { describe, expect, test } from 'vitest'
import { createDesignAccount, readDesignAccount, readMyBusiness, validCheck } from '@/schemas/api/members/business'
import { CallFailure } from '@/schemas/api/base/failure'
import type { BusinessStatus } from '@/schemas/rules/members/business'
import { DESIGN_PAGE, DESIGN_WORDS, type DesignAccount } from '@/schemas/rules/members/design-account'
import { examplesOf } from '@/tests/support/member-examples'
import { SESSION_USER } from '@/tests/support/session-user'
import { openDesign, type DesignWorld } from './open-design'

interface Given {
  bizYn?: 'Y' | 'N'
  signedIn?: boolean
  business?: CallFailure
  validity?: CallFailure | { isValid: boolean; status?: BusinessStatus }
  account?: CallFailure | Partial<DesignAccount>
  create?: CallFailure
  answer?: boolean
  bypass?: 'Y' | 'N'
}
const failure = (code: string, message: string) => new CallFailure(code, message, { status: 502 })

/** All actions of the steps, in order. */
async function walked(given: Given): Promise<string[]> {
  const { bizYn = 'Y', signedIn = true, bypass = 'N', answer = true } = given
  const happened: string[] = []
  const answers = new Map<unknown, unknown>([
    [readMyBusiness, given.business ?? { item: { bizRegNum: '2208801033', startDt: '20190302', owner: '한지우', bizBypassYn: bypass } }],
    [
      validCheck,
      given.validity instanceof CallFailure
        ? given.validity
        : { items: [{ bizRegNum: '2208801033', isValid: true, status: 'open', ...given.validity }] },
    ],
    [
      readDesignAccount,
      given.account instanceof CallFailure
        ? given.account
        : { item: { exists: true, isRemoved: false, isEnabled: true, reason: null, reservation: null, ...given.account } },
    ],
    [createDesignAccount, given.create ?? {}],
  ])
  const world: DesignWorld = {
    user: async () => (signedIn ? { ...SESSION_USER, bizYn } : undefined),
    call: (async (contract: { id: string }) => {
      happened.push(contract.id)
      const found = answers.get(contract)
      if (found instanceof CallFailure) throw found
      return { result: '200', resultMessage: '', ...(found as object) }
    }) as unknown as DesignWorld['call'],
    say: async (text) => void happened.push(`say ${text}`),
    ask: async (text, verb) => {
      happened.push(`ask ${text} [${verb}]`)
      return answer
    },
    go: (address) => void happened.push(`go ${address}`),
  }
  await openDesign(undefined, world)
  return happened
}
const ASKED = ['biz.meBizcom', 'biz.validCheck', 'biz.designAccountGet']
const REMOVED = { exists: false, isRemoved: true, isEnabled: false }

test('a visitor is stopped, a member without a business is told so (P-BIZ-1, E-BIZ-10)', async () => {
  expect(await walked({ signedIn: false })).toEqual([])
  const stopped = `ask ${DESIGN_WORDS.noVendor} [고객센터 보기]`
  expect(await walked({ bizYn: 'N' })).toEqual([stopped, 'go /cs'])
  expect(await walked({ bizYn: 'N', answer: false })).toEqual([stopped])
})

describe('a failure is shown and ends the steps', () => {
  test.each(examplesOf('S-DSGN-1').filter(([, given]) => given.business.result !== '200'))(
    'S-DSGN-1: %s',
    async (_says, given, expected) => {
      expect(await walked({ business: failure(given.business.result, '') })).toEqual(['biz.meBizcom', `say ${expected.alert}`])
    },
  )
  test('S-DSGN-2', async () => {
    expect(await walked({ validity: failure('500', '점검 중입니다.') })).toEqual([...ASKED.slice(0, 2), 'say 점검 중입니다.'])
    expect(await walked({ validity: { isValid: false } })).toEqual([...ASKED.slice(0, 2), 'say 유효한 사업자가 아닙니다.'])
    expect(await walked({ validity: { isValid: false }, bypass: 'Y' })).toEqual([...ASKED, `go ${DESIGN_PAGE}`])
  })
  test('S-DSGN-3', async () => {
    expect(await walked({ account: failure('500', '') })).toEqual([...ASKED, `say ${DESIGN_WORDS.unknown}`])
  })
})

test('S-DSGN-5: the day is shown, then the service opens', async () => {
  const account = { reservation: { type: 'disable' as const, startDt: '2026-12-01' } }
  expect(await walked({ validity: { isValid: true, status: 'close' }, account })).toEqual([
    ...ASKED,
    'say 2026년 12월 1일에 디자인 계정이 정지될 예정입니다.',
    `go ${DESIGN_PAGE}`,
  ])
})

test('S-DSGN-6, 12: a missing account is created, announced and opened; a failed creation is reported and not opened', async () => {
  const account = { exists: false, isEnabled: false }
  const question = `ask ${DESIGN_WORDS.first} [계정 만들기]`
  expect(await walked({ account, answer: false })).toEqual([...ASKED, question])
  const asked = [...ASKED, question, 'biz.designAccountPost']
  const opened = [...asked, `say ${DESIGN_WORDS.created}`, `go ${DESIGN_PAGE}`]
  expect(await walked({ account })).toEqual(opened)
  expect(await walked({ account, create: failure('400', '이미 있습니다.') })).toEqual(opened)
  expect(await walked({ account, create: failure('500', '') })).toEqual([...asked, `say ${DESIGN_WORDS.notCreated}`])
})

test('S-DSGN-7: an existing account is opened without a question', async () => {
  expect(await walked({})).toEqual([...ASKED, `go ${DESIGN_PAGE}`])
})

test('S-DSGN-8: an unused one needs a confirmation', async () => {
  const account = { ...REMOVED, reason: 'unused' as const }
  const question = `ask ${DESIGN_WORDS.unused} [계정 생성]`
  expect(await walked({ account, answer: false })).toEqual([...ASKED, question])
  expect((await walked({ account })).slice(3)).toEqual([
    question,
    'biz.designAccountPost',
    `say ${DESIGN_WORDS.created}`,
    `go ${DESIGN_PAGE}`,
  ])
})

test('S-DSGN-9: after a removal by staff the customer centre is offered, and none is created', async () => {
  const account = { ...REMOVED, reason: 'adminReq' as const }
  const question = `ask ${DESIGN_WORDS.removedByStaff} [고객센터 보기]`
  expect((await walked({ account })).slice(3)).toEqual([question, 'go /cs'])
  expect((await walked({ account, answer: false })).slice(3)).toEqual([question])
})

test('S-DSGN-10, 14: a shut-down business gets a warning, a suspended account its message', async () => {
  const account = { ...REMOVED, reason: 'withdraw' as const }
  expect((await walked({ account, validity: { isValid: true, status: 'out' } })).slice(3)).toEqual([`say ${DESIGN_WORDS.willRemove}`])
  expect((await walked({ account: { isEnabled: false, reason: 'close' } })).slice(3)).toEqual([`say ${DESIGN_WORDS.suspended}`])
})
