import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/auth/identity'
import { IDENTITY_DONE } from '@/schemas/words/identity-messages'
import { takeIdentity } from '@/services/auth/domain/identities'
import { certifyMember } from '../domain/certify-member'

const certifyAccount = operation(contracts.certifyAccount, async ({ certification: key }, ctx) => {
  await certifyMember(ctx, ctx.session.user!.memberNo, await takeIdentity(ctx, key, ['account', 'reagree']))
  return { message: IDENTITY_DONE }
})

const saveIdentity = operation(contracts.saveIdentity, async ({ ciValue: key }, ctx) => {
  await certifyMember(ctx, ctx.session.user!.memberNo, await takeIdentity(ctx, key, ['account', 'reagree']))
  return { message: IDENTITY_DONE }
})

const updateCiValue = operation(contracts.updateCiValue, async ({ ciValue: key }, ctx) => {
  await certifyMember(ctx, ctx.session.user!.memberNo, await takeIdentity(ctx, key, ['account', 'reagree']))
  return { message: IDENTITY_DONE }
})

export const certification = service('certification', [saveIdentity, certifyAccount, updateCiValue])
