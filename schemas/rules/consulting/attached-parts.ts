/** What staff attach: a document to open, a photo of the home before and after the work, or the paper that goes with a written quote. */
export const ATTACHED_PARTS = ['document', 'before', 'after', 'quote'] as const
export type AttachedPart = (typeof ATTACHED_PARTS)[number]

export const PART_WORDS: Readonly<Record<AttachedPart, string>> = {
  document: '문서',
  before: '시공 전 사진',
  after: '시공 후 사진',
  quote: '견적에 붙인 파일',
}

/** What is attached to a stage by itself; the paper of a quote goes with the quote. */
export const STAGE_PARTS = ATTACHED_PARTS.filter((part) => part !== 'quote')
