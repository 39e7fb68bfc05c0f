/** What staff decided about a reported writing; all empty before a decision. */
export interface Review {
  hiddenAt: Date | null
  reviewedAt: Date | null
  reviewReason: string
}
