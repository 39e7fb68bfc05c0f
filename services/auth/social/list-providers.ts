import * as contracts from '@/schemas/api/auth/social'
import { SOCIAL_TYPES } from '@/schemas/api/auth/session'
import { operation } from '@/services/kit/service'
import { socialProvider } from '@/services/outside/social/social-provider'

export const listProviders = operation(contracts.listProviders, async () => ({
  items: SOCIAL_TYPES.filter(socialProvider).map((snsType) => ({ snsType })),
}))
