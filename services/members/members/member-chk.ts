import type { Item } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/members/joins'
import { memberIdFault } from '@/schemas/rules/members/member-id'
import { nicknameFault, nicknameOf } from '@/schemas/rules/members/nickname'
import { operation } from '@/services/kit/service'
import { isTaken } from './is-taken'

/** Y when the id or nickname is valid and not taken. */
export const memberChk = operation(contracts.memberChk, async ({ memberId = '', nickname = '' }, ctx) => {
  const idYn = memberIdFault(memberId) || (await isTaken('id', memberId, ctx)) ? 'N' : 'Y'
  const nicknameYn = nicknameFault(nickname) || (await isTaken('nickname', nicknameOf(nickname), ctx)) ? 'N' : 'Y'
  return { item: { idYn, nicknameYn } satisfies Item<typeof contracts.memberChk> }
})
