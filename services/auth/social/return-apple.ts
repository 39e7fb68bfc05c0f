import * as contracts from '@/schemas/api/auth/social'
import { operation } from '@/services/kit/service'
import { receiveAnswer } from './receive-answer'

export const returnApple = operation(contracts.returnApple, async (brought, ctx) => ({
  response: await receiveAnswer(ctx, 'APPLE', brought),
}))
