import * as contracts from '@/schemas/api/auth/social'
import { SOCIAL_TYPES } from '@/schemas/api/auth/session'
import { answer } from '@/services/kit/service'
import { socialProvider } from '@/services/outside/social'

export const listProviders = answer(contracts.listProviders, 'services/auth/social/list-providers.ts', async () => ({
  items: SOCIAL_TYPES.filter(socialProvider).map((snsType) => ({ snsType })),
}))
