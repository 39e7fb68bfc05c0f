/** What happens to a member as 내 소식 offers it, in the order of its choices. */
export const OWN_KINDS = ['order', 'consultation', 'visit', 'event', 'tour', 'benefit'] as const
export type OwnKind = (typeof OWN_KINDS)[number]

export const OWN_WORDS: Readonly<Record<OwnKind, string>> = {
  order: '주문',
  consultation: '상담·시공',
  visit: '방문',
  event: '이벤트',
  tour: '집들이·댓글',
  benefit: '혜택',
}

/** To come, done, waiting for an answer of the member, or over without being done: what the dot of a row repeats. */
export const OWN_TONES = ['coming', 'done', 'waits', 'over'] as const
export type OwnTone = (typeof OWN_TONES)[number]
