// Kinds of alarms, and the ways beyond the site by which a member may hear of them.
export const ALARM_KINDS = ['consultation', 'event', 'reply', 'people', 'notice'] as const
export type AlarmKind = (typeof ALARM_KINDS)[number]
export const KIND_WORDS: Readonly<Record<AlarmKind, string>> = {
  consultation: '상담과 주문',
  event: '이벤트',
  reply: '댓글과 답글',
  people: '집들이와 팔로우',
  notice: '공지',
}

export const ALARM_CHANNELS = ['mail', 'text'] as const
export type AlarmChannel = (typeof ALARM_CHANNELS)[number]
export const CHANNEL_WORDS: Readonly<Record<AlarmChannel, string>> = { mail: '이메일', text: '문자' }
