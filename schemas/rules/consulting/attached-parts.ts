/** What staff attach to a stage: a document to open, or a photo of the home before and after the work. */
export const ATTACHED_PARTS = ['document', 'before', 'after'] as const
export type AttachedPart = (typeof ATTACHED_PARTS)[number]

export const PART_WORDS: Readonly<Record<AttachedPart, string>> = { document: '문서', before: '시공 전 사진', after: '시공 후 사진' }
