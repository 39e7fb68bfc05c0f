import * as contracts from '@/schemas/api/auth/social'
import { socialFault } from '@/schemas/rules/auth/social'
import { notePasswordConfirmed } from '../domain/member-session'
import { operation } from '@/services/kit/service'
import { memberOfSocial } from './accounts'
import { takeAnswer } from './requests'

/** A member without a password confirms by the account that they sign in with; it holds for this session only (S-SESS-6). */
export const confirmBySns = operation(contracts.confirmBySns, async ({ snsType, accessToken: key = '' }, ctx) => {
  if (socialFault({ snsType, accessToken: key })) throw ctx.fail('missing')
  const person = await takeAnswer(ctx, snsType, key)
  if (!person) throw ctx.fail('noInfo')
  const member = await memberOfSocial(ctx, snsType, person.snsId)
  if (member?.memberNo !== ctx.session.user!.memberNo) throw ctx.fail('stranger')
  return { cookies: await notePasswordConfirmed(ctx.db, ctx.session.claim!.sid, ctx.now) }
})
