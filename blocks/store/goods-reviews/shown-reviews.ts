import { seoulDay } from '@/schemas/words/seoul-day'
import type { ReviewPage } from './ask-reviews'
import type { ShownReviews } from './review-list'

const dayOf = (iso: string): string => iso && seoulDay(new Date(iso))

/** What the list shows of its first reviews, and no more: it travels to the browser a second time beside the markup. */
export const shownReviews = ({ items, total, sums: { photoCnt } }: ReviewPage): ShownReviews => ({
  items: items.map(({ REVIEW_SEQ, MEMBER_NAME, stars, CONTENTS, choices, photos, answer, ANSWER_DT, REG_DT, helpfulCnt }) => ({
    ...{ REVIEW_SEQ, MEMBER_NAME, stars, CONTENTS, choices, REG_DT: dayOf(REG_DT) },
    ...(helpfulCnt > 0 ? { helpfulCnt } : {}),
    photos: photos.map(({ src, shape }) => ({ src, shape: shape && { width: shape.width, height: shape.height } })),
    ...(answer ? { answer, ANSWER_DT: dayOf(ANSWER_DT) } : {}),
  })),
  ...(total > items.length ? { total } : {}),
  photoCnt,
})
