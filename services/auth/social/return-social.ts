import * as contracts from '@/schemas/api/auth/social'
import { operation } from '@/services/kit/service'
import { receiveAnswer } from './receive-answer'

const TYPES = { kakao: 'KAKAO', naver: 'NAVER' } as const

export const returnSocial = operation(contracts.returnSocial, async ({ provider, ...brought }, ctx) => ({
  response: await receiveAnswer(ctx, TYPES[provider as keyof typeof TYPES], brought),
}))
