import type { Rating } from '@/schemas/rules/site/vitals'

export const RATING_WORDS: Readonly<Record<Rating, string>> = { poor: '나쁨', fair: '개선 필요', good: '좋음' }
