import { generateRegistrationOptions } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/passkeys'
import { PASSKEY_COUNT, PASSKEY_MINUTES } from '@/schemas/rules/auth/passkey'
import { staff } from '@/services/db/tables/auth'
import { staffPasskeys } from '@/services/db/tables/staff-passkeys'
import { operation } from '@/services/kit/service'
import { newPasskeyChallenge } from '../domain/passkey-challenges'
import { passkeyOwner } from '../domain/passkey-owner'
import { refuseBreakGlass } from '../domain/refuse-break-glass'
import { PASSKEY_KEYS, relyingParty } from '../domain/relying-party'

/** Discoverable, so that one press signs in, and behind the lock of the device. An authenticator that has one for this person is not offered. */
export const beginPasskey = operation(contracts.beginPasskey, async (_, ctx) => {
  await refuseBreakGlass(ctx)
  const { db } = ctx
  const { id } = ctx.session.staff!
  const site = relyingParty()
  if (!site) throw ctx.fail('noName')
  const [person] = await db.select({ loginId: staff.loginId, name: staff.name }).from(staff).where(eq(staff.id, id))
  const known = await db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, id))
  if (known.length >= PASSKEY_COUNT) throw ctx.fail('tooMany')
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: passkeyOwner(id),
    userName: person!.loginId,
    userDisplayName: person!.name,
    challenge: Buffer.from(await newPasskeyChallenge(db, { purpose: 'add', staffId: id }), 'base64url'),
    timeout: PASSKEY_MINUTES * 60_000,
    attestationType: 'none',
    supportedAlgorithmIDs: PASSKEY_KEYS,
    excludeCredentials: known.map((one) => ({ id: one.id, transports: one.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { item: { options } }
})
