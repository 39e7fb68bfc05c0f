import * as contracts from '@/schemas/api/auth/identity'
import { IDENTITY_DONE } from '@/schemas/words/identity-messages'
import { certifyMember } from '../domain/certify-member'
import { takeIdentity } from '@/services/auth/domain/identities'
import { operation } from '@/services/kit/service'

export const saveIdentity = operation(contracts.saveIdentity, async ({ ciValue: key }, ctx) => {
  await certifyMember(ctx, ctx.session.user!.memberNo, await takeIdentity(ctx, key, ['account', 'reagree']))
  return { message: IDENTITY_DONE }
})
