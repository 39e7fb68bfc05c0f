import * as contracts from '@/schemas/api/events/entries'
import { enter } from '../domain/enter'
import { operation } from '@/services/kit/service'

const PAGES = ['mbti', 'mbti787']

/** */
export const applyMbti = operation(contracts.applyMbti, async ({ eventId, mbti }, ctx) => {
  await enter(ctx, {
    eventId,
    applyType: 'mbti',
    data01: mbti,
    fits: ({ pageType, eventType }) => PAGES.includes(pageType) || PAGES.includes(eventType),
  })
  return {}
})
