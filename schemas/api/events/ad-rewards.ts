import { Type } from 'typebox'
import { EventId } from '@/schemas/words/event-key'
import { contract } from '@/schemas/api/base/contract'
import { REWARDING } from '@/schemas/api/base/rate-limit'

/**
 * Informs the advertising network that a member whom it sent has entered an event (S-EVT-8, Q-084). Its results are the network's: 200
 * given, 503 the campaign is over, 500 an unexpected answer.
 */
export const completeReward = contract({
  at: 'POST /svc/adReward/complete',
  id: 'event.adReward',
  title: '광고 보상 완료',
  access: 'member',
  rateLimit: REWARDING,
  input: Type.Object({
    campaignKey: Type.String({ title: '캠페인 키', pattern: '^[\\w.:-]{1,100}$' }),
    eventId: EventId,
  }),
  errors: {
    /** A reward is for an entry, not for a call. */
    notEntered: ['409', '참여한 이벤트의 보상만 받을 수 있습니다.', 409],
    over: ['503', '이미 끝난 광고 보상입니다.', 409],
    failed: ['500', '광고 보상을 요청하지 못했습니다. 잠시 후 다시 시도해 주세요.', 409],
  },
  transaction: 'own',
})
