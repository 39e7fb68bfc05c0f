import * as contracts from '@/schemas/api/auth/social'
import { socialFault } from '@/schemas/rules/auth/social'
import { notePasswordConfirmed } from '../domain/member-session'
import { answer, fail } from '@/services/kit/service'
import { memberBehind } from './accounts'
import { takeAnswer } from './requests'

/** Who has no password confirms himself by the account that he signs in with; it holds for this session only (S-SESS-6). */
export const confirmBySns = answer(
  contracts.confirmBySns,
  'services/auth/social/confirm-by-sns.ts',
  async ({ snsType, accessToken: key = '' }, ctx) => {
    if (socialFault({ snsType, accessToken: key })) throw fail(contracts.confirmBySns, 'missing')
    const person = await takeAnswer(ctx, snsType, key)
    if (!person) throw fail(contracts.confirmBySns, 'noInfo')
    const member = await memberBehind(ctx, snsType, person.snsId)
    if (member?.memberNo !== ctx.session.user!.memberNo) throw fail(contracts.confirmBySns, 'stranger')
    return { cookies: await notePasswordConfirmed(ctx.db, ctx.session.claim!.sid, ctx.now) }
  },
)
