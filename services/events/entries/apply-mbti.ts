import * as contracts from '@/schemas/api/events/entries'
import { enter } from '../domain/enter'
import { answer } from '@/services/kit/service'

const PAGES = ['mbti', 'mbti787']

/** */
export const applyMbti = answer(contracts.applyMbti, 'services/events/entries/apply-mbti.ts', async ({ eventId, mbti }, ctx) => {
  await enter(ctx, contracts.applyMbti, {
    eventId,
    applyType: 'mbti',
    data01: mbti,
    fits: ({ pageType, eventType }) => PAGES.includes(pageType) || PAGES.includes(eventType),
  })
  return {}
})
