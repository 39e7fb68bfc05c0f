// No non-public call answers a stranger, whatever its operation does: the pipeline checks before anything is read.
import { describe, expect, test } from 'vitest'
import { isWrite } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { VISITOR, type Session } from '@/schemas/api/auth/session'
import { run } from '@/services/kit/run'
import { services } from '@/services/areas'
import { SESSION_USER } from '../support/session-user'

const operations = services.flatMap((service) => service.operations)
const user = SESSION_USER
const people: Record<string, Session> = { stranger: VISITOR, member: { user }, manager: { staff: { id: 'law', role: 'mng', sid: 'law' } } }
/** The refused persons, by a contract's access. */
const TURNED_AWAY: Record<string, string[]> = {
  member: ['stranger', 'manager'],
  identified: ['stranger', 'member', 'manager'],
  orderer: ['stranger', 'member', 'manager'],
  vendor: ['stranger', 'member', 'manager'],
  manager: ['stranger', 'member'],
  admin: ['stranger', 'member', 'manager'],
}

const guarded = operations.filter(({ contract }) => contract.access !== 'visitor')

describe.each(guarded.map((operation) => [operation.contract.id, operation] as const))('%s', (_, operation) => {
  test.each(TURNED_AWAY[operation.contract.access]!)('turns away a %s before reading what was sent', async (who) => {
    let wasRead = false
    const call = run(operation, {
      requestId: 'law',
      session: async () => people[who]!,
      fields: async () => {
        wasRead = true
        throw new Error('read too early')
      },
      isOwn: true,
    })
    const failure = await call.then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(CallFailure)
    expect([401, 403]).toContain((failure as CallFailure).status)
    expect(wasRead).toBe(false)
  })
})

/**
 * Where another site sends people to, and a one-time state of ours takes the place of the origin (services/auth/social,
 * services/auth/directory); what a company's directory writes, by a token of ours (services/auth/scim); and the news of the payment provider,
 * which is believed in nothing but where to look (services/store/payments/receive-toss-webhook.ts).
 */
const FROM_OUTSIDE = [
  ...['directory.finish', 'directory.returnOidc', 'directory.returnSaml'],
  ...['payment.tossWebhook'],
  ...['scim.create', 'scim.list', 'scim.patch', 'scim.read', 'scim.remove', 'scim.replace'],
  ...['sns.return', 'sns.returnApple'],
]

test('only the providers’ answers may come from another site', () => {
  expect(operations.flatMap(({ contract }) => (contract.foreign ? [contract.id] : [])).toSorted()).toEqual(FROM_OUTSIDE)
})

test.each(
  operations
    .filter(({ contract }) => isWrite(contract) && !contract.foreign)
    .map((operation) => [operation.contract.id, operation] as const),
)('%s is not written for a page of another site', async (_, operation) => {
  const everybody: Session = {
    user: { ...user, bizYn: 'Y' },
    staff: { id: 'law', role: 'adm', sid: 'law' },
    identified: { memberName: '홍길동', mobileNo: '01000000000' },
    openedOrder: '260601-7K2M9QX4T8WZ3',
  }
  const fields = () => Promise.reject(new Error('read too early'))
  await expect(run(operation, { requestId: 'law', session: async () => everybody, fields, isOwn: false })).rejects.toMatchObject({
    status: 403,
  })
})

/** Signing in, by its two steps, is the one thing there that a stranger may do. */
const SIGNING_IN = ['staff.signIn', 'staff.signInCode', 'staff.passkeyBegin', 'staff.passkeySignIn', 'staff.step', 'staff.leave']

test('staff calls are below /adm or /mng, and everything there is for staff', () => {
  const wrong = operations
    .map(({ contract }) => contract)
    .filter(
      ({ id, at, access, raw }) =>
        !SIGNING_IN.includes(id) && !raw && / \/(adm|mng)\//.test(at) !== (access === 'manager' || access === 'admin'),
    )
  expect(wrong.map(({ id }) => id)).toEqual([])
})
