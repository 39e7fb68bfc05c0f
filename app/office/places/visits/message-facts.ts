import { fullMoment } from '@/builder/list/recent-moment'
import type { Item } from '@/schemas/api/base/contract'
import type { readDeskVisit } from '@/schemas/api/places/visit-desk'
import type { Fact } from '@/app/office/_parts/facts'

type Messages = Item<typeof readDeskVisit>['messages']

const NEWS: Record<string, string> = {
  booked: '예약',
  changed: '시간 변경',
  cancelled: '취소',
  dropped: '받지 못하게 됨',
  kept: '다시 받게 됨',
  reminder: '하루 전 알림',
}
const CHANNELS: Record<string, string> = { text: '문자', mail: '메일', alarm: '사이트 알림' }
const STATES: Record<string, string> = {
  sent: '보냄',
  waiting: '보낼 예정',
  sending: '보내는 중',
  failed: '보내지 못함',
  dropped: '보내지 않음',
}

export const messageFacts = (messages: Messages): Fact[] =>
  messages.map(({ news, channel, state, dueAt }) => [
    `${NEWS[news] ?? '알림'} · ${CHANNELS[channel] ?? '그 밖'}`,
    `${STATES[state] ?? '확인 중'} · ${fullMoment(dueAt)}`,
  ])
