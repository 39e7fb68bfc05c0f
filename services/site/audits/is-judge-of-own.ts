import type { Finding } from '@/schemas/rules/site/review-content'
import type { Ctx } from '@/services/kit/service'

/** Whether everything that stands out and that somebody of the staff did is the caller's own. */
export function isJudgeOfOwn({ session }: Ctx, findings: readonly Finding[]): boolean {
  const deeds = findings.map(({ actor }) => actor).filter((actor) => actor !== '')
  return deeds.length > 0 && deeds.every((actor) => actor === `staff:${session.staff?.id ?? ''}`)
}
