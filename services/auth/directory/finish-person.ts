// What comes of a person whom the directory has named: a sign-in, a confirmation of the one that is there, or an account that waits to be
// linked by whoever is signed in.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type * as contracts from '@/schemas/api/auth/directory'
import { isOfDomains } from '@/schemas/rules/auth/directory'
import type { DirectoryAnswer } from '@/schemas/words/directory-person'
import { staffSessions } from '@/services/db/tables/auth'
import { directoryAccounts } from '@/services/db/tables/directory'
import type { CtxOf } from '@/services/kit/service'
import { auditRefusal } from '../domain/audit-refusal'
import { confirmStaff } from '../domain/confirm-staff'
import { directoryIndexOfSubject } from '../domain/directory-index'
import type { DirectoryRow } from '../domain/directory-row'
import { hasFactor } from '../domain/has-factor'
import { endedDetail, openStaffSession } from '../domain/open-staff-session'
import { requireAllowedNetwork } from '../domain/require-allowed-network'
import { COMPANY_PAGE } from './directory-back'
import type { claimAttempt } from './claim-attempt'
import { DirectoryRefused } from './in-words'
import { leadTo } from './lead-to'
import { keepRequestAnswer } from './requests'
import { settleSignIn } from './settle-sign-in'

type Ctx = CtxOf<typeof contracts.returnOidc>
interface Claimed {
  row: Awaited<ReturnType<typeof claimAttempt>>['row']
  directory: DirectoryRow
}

export async function finishPerson(ctx: Ctx, claimed: Claimed, answer: DirectoryAnswer): Promise<Response> {
  const { purpose } = claimed.row.facts
  if (answer.issuer !== claimed.directory.issuer) throw new DirectoryRefused('issuer')
  if (!isOfDomains(claimed.directory.domains, answer.email)) throw new DirectoryRefused('domain')
  if (purpose === 'signIn') return signIn(ctx, claimed, answer)
  const { staff } = await confirmStaff(ctx.session, ctx.db, ctx.now)
  const { staffId, sid, back } = claimed.row.facts
  if (!staff || staff.id !== staffId || staff.sid !== sid) throw new DirectoryRefused('signedOut')
  const [linked] = await ctx.db
    .select({ staffId: directoryAccounts.staffId })
    .from(directoryAccounts)
    .where(and(eq(directoryAccounts.issuer, answer.issuer), eq(directoryAccounts.subjectIndex, directoryIndexOfSubject(answer.subject))))
  if (purpose === 'link') {
    if (linked && linked.staffId !== staffId) throw new DirectoryRefused('taken')
    if (linked) return leadTo('/ice_builder/account')
    await keepRequestAnswer(ctx, claimed.row, answer, 'link')
    return leadTo(COMPANY_PAGE)
  }
  if (linked?.staffId !== staffId) {
    await auditRefusal(ctx, { action: 'staff.confirmFailed', actor: `staff:${staffId}`, target: staffId, detail: { factor: 'directory' } })
    throw new DirectoryRefused('other')
  }
  await ctx.db
    .update(staffSessions)
    .set({ confirmedAt: sql`clock_timestamp()` })
    .where(and(eq(staffSessions.id, sid), isNull(staffSessions.endedAt)))
  ctx.audit('staff.confirm', staffId, { factor: 'directory' })
  return leadTo(back)
}

/** A sign-in like any other: from an allowed network, ended by rest and by the hours of its role, and with the own second step where there is one. */
async function signIn(ctx: Ctx, { row, directory }: Claimed, answer: DirectoryAnswer): Promise<Response> {
  const { now } = ctx
  await requireAllowedNetwork(ctx)
  const settled = await settleSignIn(ctx, directory, answer)
  if ('refused' in settled) {
    const { refused, staffId = 'unknown' } = settled
    await auditRefusal(ctx, {
      action: 'staff.signInFailed',
      actor: 'visitor',
      target: staffId,
      detail: { factor: 'directory', why: refused },
    })
    if (refused !== 'link') throw new DirectoryRefused(refused)
    await keepRequestAnswer(ctx, row, answer, 'link')
    return leadTo(COMPANY_PAGE, { said: new DirectoryRefused('link').message })
  }
  const { id, role } = settled.person
  const isPending = await hasFactor(ctx.db, id)
  const opened = await ctx.db.transaction((tx) => openStaffSession(tx, { id, role, before: ctx.session.staff?.sid, isPending }, now))
  if (!opened) throw new DirectoryRefused('blocked')
  ctx.audit(isPending ? 'staff.password' : 'staff.signIn', id, { factor: 'directory', ...endedDetail(opened) })
  return leadTo(row.facts.back, { cookies: [opened.cookie] })
}
