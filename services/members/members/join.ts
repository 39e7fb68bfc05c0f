import * as contracts from '@/schemas/api/members/joins'
import { answer } from '@/services/kit/service'
import { registerMember } from './register-member'

export const join = answer(contracts.join, 'services/members/members/join.ts', ({ joinedUser, agreements, bizInfo, _deviceType }, ctx) =>
  registerMember(ctx, { ...joinedUser, agreements, bizInfo, isMobile: _deviceType === 'mobile' }, { at: 'joinedUser', id: 'id' }),
)
