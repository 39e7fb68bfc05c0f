import { fullMoment } from '@/builder/list/recent-moment'
import type { Fact } from './facts'

interface Message {
  news: string
  channel: string
  state: string
  dueAt: string
}

const CHANNELS: Record<string, string> = { text: '문자', mail: '메일', alarm: '사이트 알림' }
const STATES: Record<string, string> = {
  sent: '보냄',
  waiting: '보낼 예정',
  sending: '보내는 중',
  failed: '보내지 못함',
  dropped: '보내지 않음',
}

/** What a customer was told, how and when. @param words of each kind of news. */
export const messageFacts = (messages: readonly Message[], words: Readonly<Record<string, string>>): Fact[] =>
  messages.map(({ news, channel, state, dueAt }) => [
    `${words[news] ?? '알림'} · ${CHANNELS[channel] ?? '그 밖'}`,
    `${STATES[state] ?? '확인 중'} · ${fullMoment(dueAt)}`,
  ])
