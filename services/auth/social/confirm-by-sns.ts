import * as contracts from '@/schemas/api/auth/social'
import { socialFault } from '@/schemas/rules/auth/social'
import { notePasswordConfirmed } from '../domain/note-password-confirmed'
import { operation } from '@/services/kit/service'
import { memberOfAccount } from './accounts'
import { takeRequestAnswer } from './requests'

/** A member without a password confirms by a linked social account; it is valid for this session only (S-SESS-6). */
export const confirmBySns = operation(contracts.confirmBySns, async ({ snsType, accessToken: key = '' }, ctx) => {
  if (socialFault({ snsType, accessToken: key })) throw ctx.fail('missing')
  const person = await takeRequestAnswer(ctx, snsType, key)
  if (!person) throw ctx.fail('noInfo')
  const member = await memberOfAccount(ctx, snsType, person.snsId)
  if (member?.memberNo !== ctx.session.user!.memberNo) throw ctx.fail('stranger')
  return { cookies: await notePasswordConfirmed(ctx.db, ctx.session.claim!.sid, ctx.now) }
})
