import type { JoinDraftView } from '@/schemas/api/members/joins'
import { agreementsOf, emptyJoin, progressOf } from '@/schemas/rules/members/join-draft'
import { maskMobile } from '@/schemas/rules/base/mask'
import type { JoinDraft, VisitDraft } from '@/schemas/words/visit-draft'
import type { Ctx } from '@/services/kit/service'
import { changeVisit } from '@/services/auth/domain/visit'

/** A draft for its own browser. */
export function presentJoinDraft(draft: JoinDraft | undefined): JoinDraftView {
  const { kind, verifyUser, employeeEmail = '', social, joinedUser } = draft ?? emptyJoin()
  return {
    kind,
    agreements: agreementsOf(draft),
    hpVerify: progressOf(draft).hpVerify,
    verifyUser: verifyUser ? { memberName: verifyUser.memberName, mobileNo: maskMobile(verifyUser.mobileNo) } : null,
    employeeEmail,
    social: social ? { snsType: social.snsType, email: social.email ?? '' } : null,
    joinedUser: joinedUser ?? null,
  }
}

/** Changes this browser's stored sign-up. A completed one restarts. */
export const changeJoinDraft = (
  ctx: Pick<Ctx, 'db' | 'session' | 'now' | 'siteId'>,
  change: (draft: JoinDraft) => JoinDraft,
): Promise<{ cookies: string[] }> =>
  changeVisit(ctx, ({ join, ...others }: VisitDraft) => ({ ...others, join: change(join && !join.joinedUser ? join : emptyJoin()) }))
