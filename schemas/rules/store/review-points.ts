/** Points for a review: of words alone, and with a photograph. Each delivered line brings them once. */
export const TEXT_POINTS = 100
export const PHOTO_POINTS = 500

export const REVIEW_MIN = 10
export const REVIEW_MAX = 1_000
export const REVIEW_PHOTOS = 5

/** What a review has earned once it has photographs, or none. */
export const pointsOf = (photos: number): number => (photos > 0 ? PHOTO_POINTS : TEXT_POINTS)

/**
 * What an edit adds: the rest for the first photograph. Nothing is taken back, so that somebody who removes a blurred photograph loses
 * nothing; `given` is all that the line has ever brought.
 */
export const pointsToAdd = (given: number, photos: number): number => Math.max(0, pointsOf(photos) - given)

/** What a deletion takes back: what is still there of it, because points that were spent are paid for with goods. */
export const pointsToReturn = (given: number, balance: number): number => Math.max(0, Math.min(given, balance))
