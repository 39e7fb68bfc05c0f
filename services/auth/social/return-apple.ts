import * as contracts from '@/schemas/api/auth/social'
import { answer } from '@/services/kit/service'
import { receiveAnswer } from './receive-answer'

export const returnApple = answer(contracts.returnApple, 'services/auth/social/return-apple.ts', async (brought, ctx) => ({
  response: await receiveAnswer(ctx, 'APPLE', brought),
}))
