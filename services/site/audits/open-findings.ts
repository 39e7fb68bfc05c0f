import type { Finding } from '@/schemas/rules/site/review-content'
import type { Ctx } from '@/services/kit/service'
import { staffActor } from './staff-actor'

interface Given {
  finding: string
  /** Number of the member of staff. */
  answeredBy: string
}

/** Whether it is about deeds of the caller. */
export const isOwnDeed = ({ session }: Pick<Ctx, 'session'>, { actor }: Finding): boolean => actor === staffActor(session.staff?.id ?? '')

/**
 * Findings without an answer, or with one by whoever did the deed though another could answer.
 * @param others who besides the caller may answer.
 */
export const openFindings = (
  ctx: Pick<Ctx, 'session'>,
  findings: readonly Finding[],
  given: readonly Given[],
  others: readonly string[],
): Finding[] =>
  findings.filter((one) => {
    const answer = given.find(({ finding }) => finding === one.id)
    if (!answer) return true
    // Of another person's deed, the caller is somebody who could.
    return staffActor(answer.answeredBy) === one.actor && (!isOwnDeed(ctx, one) || others.length > 0)
  })
