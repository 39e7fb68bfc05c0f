// Which month of the audit log is looked through, as the query of its URL.
import type { Input } from '@/schemas/api/base/contract'
import { browseReviews } from '@/schemas/api/site/reviews'
import { MONTH } from '@/schemas/rules/site/review-months'

export interface ReviewView {
  /** `2026-06`; empty for the first one that waits. */
  month: string
  /** Only months that nobody has signed. */
  isUnsigned: boolean
}

export function readReviewView(text: string): ReviewView {
  const query = new URLSearchParams(text)
  const month = query.get('month') ?? ''
  return { month: MONTH.test(month) ? month : '', isUnsigned: query.get('state') === 'unsigned' }
}

export function writeReviewView({ month, isUnsigned }: ReviewView): string {
  const query = new URLSearchParams({ ...(month ? { month } : {}), ...(isUnsigned ? { state: 'unsigned' } : {}) }).toString()
  return query && `?${query}`
}

export const reviewInput = ({ isUnsigned }: ReviewView): Input<typeof browseReviews> => (isUnsigned ? { state: 'unsigned' } : {})

/** The list of months behind the view. */
export const REVIEWS = {
  name: 'audit-review',
  contract: browseReviews,
  inputOf: reviewInput,
  read: readReviewView,
  write: writeReviewView,
  change: (view: ReviewView, change: Partial<ReviewView>): ReviewView => ({ ...view, ...change }),
}
