import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/own-account'
import { BREAK_GLASS_HOURS, IDLE_MINUTES, MOST_HOURS, USUAL_HOURS } from '@/schemas/rules/auth/staff-sign-in'
import { signInRules, staff, staffSessions, staffTotps } from '@/services/db/tables/auth'
import { staffPasskeys } from '@/services/db/tables/staff-passkeys'
import { unexpired } from '@/services/db/unexpired'
import { operation } from '@/services/kit/service'
import { isLastAdmin } from '../domain/is-last-admin'
import { countRecoveryCodes } from '../domain/recovery-codes'
import { signInRuleHolds, signInRuleIsAlive } from '../domain/sign-in-rule'

export const readOwnAccount = operation(contracts.readOwnAccount, async (_, { db, session, now }) => {
  const { id, sid } = session.staff!
  const [found] = await db
    .select({ person: staff, factorAt: staffTotps.confirmedAt, needsFactor: signInRules.needsFactor, hours: signInRules.hours })
    .from(staff)
    .leftJoin(staffTotps, eq(staffTotps.staffId, staff.id))
    .leftJoin(signInRules, signInRuleHolds)
    .where(eq(staff.id, id))
  const { person, factorAt, needsFactor, hours } = found!
  const alive = await db
    .select({ session: staffSessions })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(signInRules, signInRuleHolds)
    .where(
      and(
        eq(staffSessions.staffId, id),
        isNull(staffSessions.endedAt),
        eq(staffSessions.isPending, false),
        unexpired(staffSessions.expiresAt, now, MOST_HOURS * 3_600_000),
        signInRuleIsAlive,
      ),
    )
    .orderBy(desc(staffSessions.seenAt), desc(staffSessions.id))
  const passkeys = await db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, id)).orderBy(asc(staffPasskeys.createdAt))
  return {
    item: {
      loginId: person.loginId,
      name: person.name,
      email: person.email ?? '',
      factorAt: factorAt?.toISOString() ?? null,
      passkeys: passkeys.map((one) => ({
        id: one.id,
        name: one.name,
        isSynced: one.isSynced,
        createdAt: one.createdAt.toISOString(),
        lastUsedAt: one.lastUsedAt?.toISOString() ?? null,
      })),
      isBreakGlass: person.breakGlassSeat !== null,
      codesLeft: await countRecoveryCodes(db, id),
      needsFactor: needsFactor ?? false,
      isLastAdmin: person.role === 'adm' && (await isLastAdmin(db, id)),
      idleMinutes: IDLE_MINUTES,
      hours: person.breakGlassSeat === null ? (hours ?? USUAL_HOURS) : BREAK_GLASS_HOURS,
    },
    items: alive
      .map(({ session: one }) => ({
        id: one.id,
        device: one.device || '알 수 없는 기기',
        place: one.place || '알 수 없는 곳',
        signedInAt: one.createdAt.toISOString(),
        seenAt: one.seenAt.toISOString(),
        isCurrent: one.id === sid,
      }))
      .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
  }
})
