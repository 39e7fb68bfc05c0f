import type { SubjectLoader } from '@/renderer/subjects'
import { readJoinDraft } from '@/schemas/api/members/joins'
import { agreementsFault } from '@/schemas/rules/members/agreements'
import { joinDetour, joinTitle, referrerOf } from '@/schemas/rules/members/join-steps'

/** The sign-up of this browser. A later step redirects to the first unfinished one (S-JOIN-3). */
export const joinStep: SubjectLoader = async ({ route, query, call }) => {
  const { item } = await call(readJoinDraft, {})
  const progress = {
    isAgreed: agreementsFault(item.agreements) === undefined,
    hpVerify: item.hpVerify,
    hasJoined: item.joinedUser !== null,
    isSocial: item.kind === 'sns',
  }
  const to = joinDetour(route, progress, referrerOf(query))
  return to === null ? { found: { record: item, title: joinTitle(route) } } : { redirect: to }
}
