// What an alarm tells of, by the first word of its key, and the right by which staff see that on its own desk: the words of an alarm name
// orders, sums and prizes, and are seen by nobody who may not see these.
export const ALARM_RIGHTS = {
  consultation: 'consultations',
  'goods-question-answer': 'questions',
  'goods-review-answer': 'reviews',
  notice: 'members',
  order: 'orders',
  'points-end': 'member-benefits',
  recruit: 'community',
  reply: 'replies',
  restock: 'stock',
  return: 'returns',
  tour: 'home-tours',
  'tour-reply': 'replies',
  'tour-scrap': 'home-tours',
  visit: 'visits',
  winner: 'events',
} as const
export type AlarmTopic = keyof typeof ALARM_RIGHTS
export type AlarmKey = `${AlarmTopic}:${string}`
