import * as contracts from '@/schemas/api/social'
import { answer } from '@/services/kit/service'
import { receiveAnswer } from './receive-answer'

export const returnApple = answer(contracts.returnApple, 'services/social/return-apple.ts', async (brought, ctx) => ({
  response: await receiveAnswer(ctx, 'APPLE', brought),
}))
