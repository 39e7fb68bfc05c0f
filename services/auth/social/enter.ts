import type { Item } from '@/schemas/api/base/contract'
import type { SocialType } from '@/schemas/api/auth/session'
import type { appleSignIn, snsSignIn } from '@/schemas/api/auth/social'
import { socialFault } from '@/schemas/rules/auth/social'
import { LOGIN_DORMANT, SOCIAL_NEW } from '@/schemas/words/login-messages'
import type { Ctx, Fails, Outcome } from '@/services/kit/service'
import { signInAs } from '../domain/sign-in-as'
import { sessionUserOf } from '../domain/session-user-of'
import { changeVisit } from '../domain/visit'
import { memberOfAccount } from './accounts'
import { takeRequestAnswer } from './requests'

type Contract = typeof snsSignIn | typeof appleSignIn
type Entered = Outcome<Contract> & { item: Item<Contract> }

/**
 * Signs in the member of a one-time key; sends a new person to the sign-up with the provider's data (LO009, S-JOIN-5, S-JOIN-6); refuses
 * a dormant account as dormant (LO012, CX-32) and a blocked one as blocked (LO013).
 */
export async function enter(
  { snsType, key, keepLogin }: { snsType: SocialType; key: string; keepLogin: boolean },
  ctx: Ctx & Fails<'missing' | 'noInfo' | 'blocked'>,
): Promise<Entered> {
  if (socialFault({ snsType, accessToken: key })) throw ctx.fail('missing')
  const person = await takeRequestAnswer(ctx, snsType, key)
  if (!person) throw ctx.fail('noInfo')
  const member = await memberOfAccount(ctx, snsType, person.snsId)
  if (!member) {
    // A new sign-up contains nothing of an earlier one in this browser (S-JOIN-2).
    const { cookies } = await changeVisit(ctx, (draft) => ({ ...draft, join: { kind: 'sns', social: { snsType, ...person } } }))
    return { item: { snsResult: 'LO009' }, message: SOCIAL_NEW, cookies }
  }
  if (member.status === 'DORMANT') return { item: { snsResult: 'LO012' }, message: LOGIN_DORMANT }
  if (member.status === 'BLOCKED') throw ctx.fail('blocked')
  const cookies = await signInAs(ctx, { memberNo: member.memberNo, keepLogin })
  ctx.audit('member.signIn', member.memberNo, { by: snsType })
  return { item: { snsResult: '', customer: sessionUserOf(member, ctx.now) }, cookies }
}
