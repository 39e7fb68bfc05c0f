import type { RecoveryPurpose } from '@/schemas/api/members/recovery'
import type { Ctx } from '@/services/kit/service'
import { changeVisit, readVisit } from '@/services/auth/domain/visit'

/** Members that the verification of this browser found for a purpose; undefined without one. */
export async function recoveryOf(ctx: Pick<Ctx, 'db' | 'session' | 'now'>, purpose: RecoveryPurpose): Promise<string[] | undefined> {
  const { recovery } = await readVisit(ctx)
  return recovery?.purpose === purpose ? recovery.memberNos : undefined
}

/** The same, used up by this call: of two simultaneous calls one gets it. If the call fails afterwards, it stays valid. */
export async function takeRecovery(
  ctx: Pick<Ctx, 'db' | 'session' | 'now' | 'siteId'>,
  purpose: RecoveryPurpose,
): Promise<{ memberNos: string[]; cookies: string[] }> {
  let memberNos: string[] = []
  const { cookies } = await changeVisit(ctx, ({ recovery, ...draft }) => {
    if (recovery?.purpose !== purpose) return recovery ? { ...draft, recovery } : draft
    memberNos = recovery.memberNos
    return draft
  })
  return { memberNos, cookies }
}
