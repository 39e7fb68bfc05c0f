// What stands out in a month of the audit log, and what a person who looked it through has signed.

/** In the order in which the review tells them. */
export const FINDING_KINDS = ['seal', 'glass', 'night', 'many', 'export', 'place', 'failed', 'reasonless', 'role'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

export interface Finding {
  /** `night~staff:ab`: names the finding of its month, and by it the lines of the log (services/site/audits/lines-of-finding.ts). */
  id: string
  kind: FindingKind
  /** What happened, as a sentence. */
  words: string
  /** Who, when, how many and why. */
  detail: string
  /** Lines of the log. */
  lines: number
  /** Whose deed it is, `staff:ab`; empty where nobody of the staff is known to have done it. */
  actor: string
}

export interface Answer {
  finding: string
  answer: string
  by: string
  at: string
}

export interface ReviewContent {
  month: string
  findings: readonly Finding[]
  answers: readonly Answer[]
  /** What the signer says of the month. */
  note: string
  /** Something is about the signer, and nobody else could answer or sign. */
  isAlone: boolean
  /** The last check of the seals before the signature: lines that were compared, and faults. */
  seals: { lines: number; faults: number; at: string }
}
