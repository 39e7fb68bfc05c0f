import * as contracts from '@/schemas/api/members/joins'
import { operation } from '@/services/kit/service'
import { registerMember } from './register-member'

export const join = operation(contracts.join, ({ joinedUser, agreements, bizInfo, _deviceType }, ctx) =>
  registerMember(ctx, { ...joinedUser, agreements, bizInfo, isMobile: _deviceType === 'mobile' }, { at: 'joinedUser', id: 'id' }),
)
