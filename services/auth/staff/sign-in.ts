import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff'
import { staff, staffTotps } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { endedDetail, openStaffSession } from '../domain/open-staff-session'
import { auditRefusal } from '../domain/audit-refusal'
import { hasBreakGlass } from '../domain/has-break-glass'
import { hasPasskey } from '../domain/has-passkey'
import { mayUsePassword } from '../domain/may-use-password'
import { raiseBreakGlass } from '../domain/raise-break-glass'
import { isFromAllowedNetwork, requireAllowedNetwork } from '../domain/require-allowed-network'
import { tryPassword } from '../domain/try-password'

/**
 * One answer, and one duration, for an unknown id and a wrong password. Whoever has a second factor is signed in by the code or the passkey
 * that follows (sign-in-by-code.ts, passkeys/sign-in-by-passkey.ts): until then the session that is opened here admits to no call.
 */
export const signIn = operation(contracts.signIn, async ({ loginId: typed, password }, ctx) => {
  const { db, now } = ctx
  const loginId = typed.toLowerCase()
  const [found] = await db
    .select({ person: staff, factorAt: staffTotps.confirmedAt, hasPasskey })
    .from(staff)
    .leftJoin(staffTotps, eq(staffTotps.staffId, staff.id))
    .where(eq(staff.loginId, loginId))
  // The accounts for emergencies come from everywhere. What is outside learns of no id which it is: each is hashed, and refused alike.
  const isOutside = !(await isFromAllowedNetwork(db))
  if (isOutside && !(await hasBreakGlass(db))) await requireAllowedNetwork(ctx)
  const person = isOutside && found?.person.breakGlassSeat === null ? undefined : found?.person
  const closed = contracts.signIn.errors!.tooMany
  const { isRight } = await tryPassword(ctx, { attempt: 'staff', loginId, stored: person?.passwordHash, password, closed })
  if (!person || !isRight) {
    if (isOutside) await requireAllowedNetwork(ctx, person?.id)
    ctx.log.info({ event: 'sign-in-failed' }, 'a sign-in of staff failed')
    // Who is unknown is named by nothing: a password is sometimes typed into the field of the id.
    await auditRefusal(ctx, { action: 'staff.signInFailed', actor: 'visitor', target: person?.id ?? 'unknown' })
    throw ctx.fail('wrong')
  }

  const isBlocked = async () => {
    await auditRefusal(ctx, { action: 'staff.signInFailed', actor: 'visitor', target: person.id })
    return ctx.fail('blocked')
  }
  if (person.blockedAt) throw await isBlocked()
  const { id, name, role } = person
  if (!(await mayUsePassword(db, person))) {
    await auditRefusal(ctx, { action: 'staff.signInFailed', actor: 'visitor', target: id, detail: { why: 'companyOnly' } })
    throw ctx.fail('companyOnly')
  }
  const isPending = found!.factorAt !== null || found!.hasPasskey
  const opened = await db.transaction(async (tx) => {
    const session = await openStaffSession(tx, { id, role, before: ctx.session.staff?.sid, isPending }, now)
    if (session && person.breakGlassSeat !== null) await raiseBreakGlass(tx, ctx, person)
    return session
  })
  if (!opened) throw await isBlocked()
  ctx.audit(isPending ? 'staff.password' : 'staff.signIn', id, endedDetail(opened))
  return { item: { id, loginId, name, role, ...(isPending ? { step: 'code' as const } : {}) }, cookies: [opened.cookie] }
})
