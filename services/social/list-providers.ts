import * as contracts from '@/schemas/api/social'
import { SOCIAL_TYPES } from '@/schemas/api/session'
import { answer } from '@/services/kit/service'
import { socialProvider } from '@/services/outside/social'

export const listProviders = answer(contracts.listProviders, 'services/social/list-providers.ts', async () => ({
  items: SOCIAL_TYPES.filter(socialProvider).map((snsType) => ({ snsType })),
}))
