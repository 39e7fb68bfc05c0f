import * as contracts from '@/schemas/api/members/joins'
import { operation } from '@/services/kit/service'
import { registerMember } from './register-member'

/** The older call to join: its fields have other names, its rules are the same. */
export const memberReg = operation(contracts.memberReg, ({ member, _deviceType }, ctx) => {
  const { memberId, memberName, ...others } = member
  return registerMember(
    ctx,
    { ...others, id: memberId, name: memberName, isMobile: _deviceType === 'mobile' },
    { at: 'member', id: 'memberId' },
  )
})
