// One-time codes of a telephone (RFC 6238). The library says to which step a code belongs; that a step is accepted once is decided in the
// database, so that of any number of requests, on any number of hosts, one passes.
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { verifySync } from 'otplib'
import { CODE_SECONDS } from '@/schemas/rules/auth/staff-sign-in'
import type { Database } from '@/services/db/database'
import { staffTotps } from '@/services/db/tables/auth'

/** `late`: it was right some minutes ago, so the clock of the telephone is behind. `used`: this step was accepted before. */
export type CodeFate = 'right' | 'used' | 'late' | 'wrong'

/** How far behind a clock is recognised. A clock ahead is not told apart: a guess that becomes right in a minute must look wrong. */
const LATE_SECONDS = 10 * 60

/** The step of a code that is right now, one step more or less; undefined for a wrong one. */
export function oneTimeCodeStep(secret: string, code: string, now: Date): number | undefined {
  const epoch = Math.floor(now.getTime() / 1_000)
  const found = verifySync({ secret, token: code, epoch, epochTolerance: CODE_SECONDS })
  return found.valid ? Math.floor(epoch / CODE_SECONDS) + found.delta : undefined
}

/** Whether a code was right some minutes ago. */
export function isLateOneTimeCode(secret: string, code: string, now: Date): boolean {
  const epoch = Math.floor(now.getTime() / 1_000)
  return verifySync({ secret, token: code, epoch, epochTolerance: [LATE_SECONDS, 0] }).valid
}

/** Accepts a code, and with it its step and every one before, for ever. */
export async function takeOneTimeCode(
  db: Database,
  { staffId, code, now }: { staffId: string; code: string; now: Date },
): Promise<CodeFate> {
  const [row] = await db.select({ secret: staffTotps.secret }).from(staffTotps).where(eq(staffTotps.staffId, staffId))
  if (!row?.secret) return 'wrong'
  const step = oneTimeCodeStep(row.secret, code, now)
  if (step === undefined) return isLateOneTimeCode(row.secret, code, now) ? 'late' : 'wrong'
  const taken = await db
    .update(staffTotps)
    .set({ lastStep: step })
    .where(
      and(
        eq(staffTotps.staffId, staffId),
        isNotNull(staffTotps.confirmedAt),
        or(isNull(staffTotps.lastStep), lt(staffTotps.lastStep, step)),
      ),
    )
    .returning({ id: staffTotps.staffId })
  return taken.length === 1 ? 'right' : 'used'
}
