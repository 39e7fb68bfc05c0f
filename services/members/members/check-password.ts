import * as contracts from '@/schemas/api/members/account'
import { notePasswordConfirmed } from '@/services/auth/domain/note-password-confirmed'
import { operation } from '@/services/kit/service'
import { tryPassword } from '@/services/auth/domain/try-password'
import { ownRow } from './own-row'

const [, WRONG] = contracts.checkPassword.errors!.wrong

/** Confirmed for this sign-in only: another one requires it again (S-SESS-6). */
export const checkPassword = operation(contracts.checkPassword, async ({ id, password }, ctx) => {
  const { db, session, now } = ctx
  const { memberNo, memberId, passwordHash } = await ownRow(db, session)
  if (passwordHash === null) throw ctx.fail('none')
  const isOwn = id === undefined || id === '' || id === memberId
  const { isRight } = await tryPassword(ctx, { attempt: 'password', loginId: memberNo, stored: passwordHash, password })
  if (!isOwn || !isRight) throw ctx.fail('wrong', { problems: [{ pointer: '/password', message: WRONG }] })
  return { cookies: await notePasswordConfirmed(db, session.claim!.sid, now) }
})
