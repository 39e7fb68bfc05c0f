/** What a member gets for what they write, as staff set it; 0 where nothing is given. */
export interface WritingTerms {
  /** For a review of words alone, and for one with a photograph. */
  review: number
  photo: number
  /** For a home tour that is published. */
  tour: number
  /** How often within `WRITING_DAYS`. */
  times: number
}

/** What a site begins with. */
export const FIRST_WRITING_TERMS: WritingTerms = { review: 100, photo: 500, tour: 3_000, times: 10 }
export const WRITING_DAYS = 30

export const REVIEW_MIN = 10
export const REVIEW_MAX = 1_000
export const REVIEW_PHOTOS = 5

/** What a review earns with so many photographs; a photograph never takes anything away. */
export const pointsOf = (photos: number, { review, photo }: WritingTerms): number => (photos > 0 ? Math.max(photo, review) : review)

/**
 * What an edit adds: the rest for the first photograph. Nothing is taken back, so that somebody who removes a blurred photograph loses
 * nothing; `given` is all that the line has ever brought.
 */
export const pointsToAdd = (given: number, photos: number, terms: WritingTerms): number => Math.max(0, pointsOf(photos, terms) - given)

/** What a deletion by its writer takes back: what is still there of it, because points that were spent are paid for with goods. */
export const pointsToReturn = (given: number, balance: number): number => Math.max(0, Math.min(given, balance))

/** What is offered before a review is written; empty where nothing is given. */
export function reviewOffer(terms: WritingTerms): string {
  const { review } = terms
  const photo = pointsOf(1, terms)
  if (photo === 0) return ''
  const p = (points: number): string => `${points.toLocaleString('ko-KR')}포인트`
  if (review === 0) return `사진과 함께면 ${p(photo)}`
  return photo === review ? p(review) : `글 ${p(review)}, 사진과 함께면 ${p(photo)}`
}

/** Why nothing came for what was written. */
export const tooOftenWords = (times: number): string =>
  `포인트는 ${WRITING_DAYS}일 동안 ${times.toLocaleString('ko-KR')}번까지 드려 이번에는 적립하지 않았습니다.`
