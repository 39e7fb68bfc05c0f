import * as contracts from '@/schemas/api/members/joins'
import { ID_FORBIDDEN, ID_FREE, ID_TAKEN, isReservedId } from '@/schemas/rules/members/member-id'
import { nicknameOf } from '@/schemas/rules/members/nickname'
import { operation } from '@/services/kit/service'
import { isTaken } from './is-taken'

/** Known of a person to others: whether they are a member is told to the joining person, once identified. */
const PRIVATE: ReadonlySet<string> = new Set(['email', 'ci'])

/** Returns the form's message on whether an id is taken (V-ID-6). */
export const duplicateCheck = operation(contracts.duplicateCheck, async ({ checkType, checkValue }, ctx) => {
  if (PRIVATE.has(checkType) && !ctx.session.identified) throw ctx.fail('unidentified')
  const value = checkType === 'nickname' ? nicknameOf(checkValue) : checkValue.trim()
  const isReserved = checkType === 'id' && isReservedId(value)
  const isDuplicate = isReserved || (await isTaken(checkType, value, ctx))
  const message = checkType !== 'id' ? '' : isReserved ? ID_FORBIDDEN : isDuplicate ? ID_TAKEN : ID_FREE
  const duplicateYn: 'Y' | 'N' = isDuplicate ? 'Y' : 'N'
  return { item: { duplicateYn }, message }
})
