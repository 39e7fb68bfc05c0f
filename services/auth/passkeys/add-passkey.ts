import { verifyRegistrationResponse, type VerifiedRegistrationResponse } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/auth/passkeys'
import { PASSKEY_COUNT } from '@/schemas/rules/auth/passkey'
import { staff } from '@/services/db/tables/auth'
import { staffPasskeys } from '@/services/db/tables/staff-passkeys'
import { HOUR, limitCalls } from '@/services/kit/limit-calls'
import { operation, type CtxOf } from '@/services/kit/service'
import { endStaffSessions } from '../domain/end-staff-sessions'
import { takePasskeyChallenge } from '../domain/passkey-challenges'
import { countRecoveryCodes, renewRecoveryCodes } from '../domain/recovery-codes'
import { PASSKEY_KEYS, relyingParty } from '../domain/relying-party'
import { tellStaff } from '../domain/tell-staff'

const MOST_IN_AN_HOUR = 60

/** Of two answers of one authenticator at the same moment one is stored. */
export const addPasskey = operation(contracts.addPasskey, async ({ name: typed, answer }, ctx) => {
  const { db, now } = ctx
  const { id, sid } = ctx.session.staff!
  await limitCalls(db, { what: 'staff-passkey-add', who: id, most: MOST_IN_AN_HOUR, span: HOUR }, now)
  const { credential, credentialDeviceType } = await verified(ctx, answer, id)
  const name = typed.trim().normalize('NFC')
  const codes = await db.transaction(async (tx) => {
    // Held until the end: of two that come together the second one counts the first.
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, id)).for('update')
    if ((await tx.$count(staffPasskeys, eq(staffPasskeys.staffId, id))) >= PASSKEY_COUNT) throw ctx.fail('tooMany')
    const stored = await tx
      .insert(staffPasskeys)
      .values({
        id: credential.id,
        staffId: id,
        name,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: [...new Set(answer.transports)],
        isSynced: credentialDeviceType === 'multiDevice',
        createdAt: now,
      })
      .onConflictDoNothing({ target: staffPasskeys.id })
      .returning({ id: staffPasskeys.id })
    if (stored.length === 0) throw ctx.fail('taken')
    await endStaffSessions(tx, { id, except: sid, now })
    return (await countRecoveryCodes(tx, id)) === 0 ? renewRecoveryCodes(tx, id) : []
  })
  const [person] = await db.select().from(staff).where(eq(staff.id, id))
  ctx.audit('staff.passkey', id, { name })
  ctx.after(tellStaff({ ...person!, title: '패스키를 등록했습니다.', facts: [`패스키 이름: ${name}`] }, now))
  return { item: { codes }, message: `패스키 ‘${name}’을 등록했습니다. 다른 기기의 로그인은 모두 끝났습니다.` }
})

type Added = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

async function verified(
  ctx: CtxOf<typeof contracts.addPasskey>,
  { id, transports, ...response }: Input<typeof contracts.addPasskey>['answer'],
  staffId: string,
): Promise<Added> {
  const site = relyingParty()
  const taken = await takePasskeyChallenge(ctx.db, { clientDataJSON: response.clientDataJSON, purpose: 'add' })
  if (!site || taken?.staffId !== staffId) throw ctx.fail('ended')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: { ...response, transports } },
      expectedChallenge: taken.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_KEYS,
    })
    if (registrationInfo) return registrationInfo
  } catch (error) {
    ctx.log.info({ event: 'passkey-refused', err: error }, 'a new passkey was refused')
  }
  throw ctx.fail('wrong')
}
