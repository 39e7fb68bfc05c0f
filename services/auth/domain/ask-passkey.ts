import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { PASSKEY_MINUTES } from '@/schemas/rules/auth/passkey'
import { staffPasskeys } from '@/services/db/tables/staff-passkeys'
import type { ClaimsCtx, Fails } from '@/services/kit/service'
import { newPasskeyChallenge } from './passkey-challenges'
import { relyingParty } from './relying-party'

type Options = Awaited<ReturnType<typeof generateAuthenticationOptions>>

/** What the browser asks its authenticator. @param staffId whose passkeys are asked for; null: the browser offers those it has. */
export async function askPasskey(
  ctx: Pick<ClaimsCtx, 'db'> & Fails<'noName'>,
  { purpose, staffId }: { purpose: 'signIn' | 'confirm'; staffId: string | null },
): Promise<{ options: Options; known: number }> {
  const { db } = ctx
  const site = relyingParty()
  if (!site) throw ctx.fail('noName')
  const known = staffId === null ? [] : await db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: Buffer.from(await newPasskeyChallenge(db, { purpose, staffId }), 'base64url'),
    timeout: PASSKEY_MINUTES * 60_000,
    userVerification: 'required',
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
  })
  return { options, known: known.length }
}
