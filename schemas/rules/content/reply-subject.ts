// What a reply is about, as one word: `case:12`, `life-book:3`. The table of replies computes it, cache tags end with it, and islands
// carry it.

/** Pieces that take replies; themes of the trendship do not. */
export const REPLY_KINDS = ['style-trend', 'style-guide', 'life-book'] as const
export type ReplyKind = (typeof REPLY_KINDS)[number]

const MOST_SEQ = 2_147_483_647

export type ReplySubject = { seq: number } | { kind: ReplyKind; seq: string }

export const subjectKey = (subject: ReplySubject): string => ('kind' in subject ? `${subject.kind}:${subject.seq}` : `case:${subject.seq}`)

/** Query name of the reply that a link to a page leads to. */
export const SOUGHT_REPLY = 'reply'

/** The link to a reply: whatever page of the replies it stands on, that one is opened, at its place. */
export const replyHref = (path: string, replySeq: number): string => `${path}?${SOUGHT_REPLY}=${replySeq}#reply-${replySeq}`

/** The reply that a link leads to; undefined for a page that is opened without one. */
export function soughtReply(query: Record<string, string>): number | undefined {
  const asked = query[SOUGHT_REPLY] ?? ''
  return /^[1-9]\d{0,9}$/.test(asked) && Number(asked) <= MOST_SEQ ? Number(asked) : undefined
}

/** The subject of a word; undefined for any other word. */
export function readSubject(key: string): ReplySubject | undefined {
  const [of = '', ...rest] = key.split(':')
  const seq = rest.join(':')
  if (of === 'case') return /^[1-9]\d{0,9}$/.test(seq) && Number(seq) <= MOST_SEQ ? { seq: Number(seq) } : undefined
  const kind = REPLY_KINDS.find((one) => one === of)
  return kind && seq !== '' && seq.length <= 100 ? { kind, seq } : undefined
}
