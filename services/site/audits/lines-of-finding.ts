import { and, between, eq, inArray, like, notLike, sql, type SQL } from 'drizzle-orm'
import { REVIEW_BOUNDS } from '@/schemas/rules/site/review-bounds'
import { MONTH } from '@/schemas/rules/site/review-months'
import { staffPlace } from '@/services/auth/domain/staff-place'
import { audits } from '@/services/db/tables/base'
import { auditSubjects } from '@/services/db/tables/trail'
import { dealtWith } from './dealt-with'
import type { Ctx } from '@/services/kit/service'
import { byStaff, linesOfMonth, reasonOf, seoulDayOf, seoulHour } from './lines-of-month'

export const ROLE_ACTIONS = [
  ...['role.create', 'role.save', 'role.delete', 'role.signIn'],
  ...['staff.create', 'staff.change', 'staff.block', 'staff.unblock', 'staff.resetFactor', 'staff.breakGlassSeal'],
]
export const FAILED_ACTIONS = ['staff.signInFailed', 'staff.codeFailed', 'staff.confirmFailed']

export const atNight = and(
  byStaff,
  dealtWith('read', 'export'),
  sql`(${seoulHour} >= ${REVIEW_BOUNDS.night.from} or ${seoulHour} < ${REVIEW_BOUNDS.night.until})`,
)!
/** To find somebody by what they say of themselves asks for no reason: it is the reason. */
export const reasonless = and(byStaff, dealtWith('read', 'export'), notLike(audits.action, '%.find'), eq(reasonOf, ''))!
export const rolesChanged = inArray(audits.action, ROLE_ACTIONS)
/** An account for emergencies was used. */
export const brokeGlass = eq(audits.action, 'staff.breakGlass')
export const signedIn = eq(audits.action, 'staff.signIn')

/** About somebody. */
const ofPeople = sql`exists (select 1 from ${auditSubjects} where ${auditSubjects.auditId} = ${audits.id})`

/** Between the parts of a finding's id; no id of staff and no network has it. */
export const PART = '~'

/** The lines of one finding of a month, and no others. @param of `2026-06~night~staff:ab`. */
export async function linesOfFinding(ctx: Ctx, of: string): Promise<SQL> {
  const [month = '', kind, first = '', second = '', third = ''] = of.split(PART)
  const none = sql`false`
  if (!MONTH.test(month)) return none
  const among = (...conditions: (SQL | undefined)[]): SQL => and(linesOfMonth(month), ...conditions)!
  switch (kind) {
    case 'night':
      return among(atNight, eq(audits.actor, first))
    case 'many':
      return among(dealtWith('read'), eq(audits.actor, first), eq(seoulDayOf, second), ofPeople)
    case 'reasonless':
      return among(reasonless, eq(audits.actor, first))
    case 'place':
      return among(signedIn, eq(audits.target, first), inArray(audits.address, await addressesIn(ctx, month, first, second)))
    case 'failed':
      return among(inArray(audits.action, FAILED_ACTIONS), eq(audits.target, first), between(audits.id, idOf(second), idOf(third)))
    case 'export':
      return among(like(audits.action, '%.export'), eq(audits.id, idOf(first)))
    case 'glass':
      return among(brokeGlass, eq(audits.id, idOf(first)))
    case 'role':
      return among(rolesChanged, eq(audits.id, idOf(first)))
    case 'seal':
      // It is checked when the month is over.
      return and(eq(audits.action, 'audit.verify'), eq(audits.id, idOf(first)))!
    default:
      return none
  }
}

const idOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : -1)

/** Where a person signed in from in a network, as the lines of the month name it. */
async function addressesIn({ db }: Ctx, month: string, staffId: string, network: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ address: audits.address })
    .from(audits)
    .where(and(linesOfMonth(month), signedIn, eq(audits.target, staffId)))
  return rows.flatMap(({ address }) => (address !== null && staffPlace(address) === network ? [address] : []))
}
