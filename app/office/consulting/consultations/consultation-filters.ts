import { TYPE_WORDS } from '@/schemas/rules/consulting/consultation-types'
import type { DeskFilter } from '../../_parts/desk/desk-filter'

/** Staff of a shop see what the shop has: only the person is missing. */
const OF_SHOP: Readonly<Record<string, string>> = { none: '매장에서 맡을 사람을 정할 상담' }

/** The filters of the table and of the board, whose URLs differ by `look`. */
export const CONSULTATION_FILTERS: readonly DeskFilter[] = [
  { kind: 'hidden', name: 'look', pattern: /^board$/ },
  {
    kind: 'choose',
    name: 'show',
    label: '보기',
    all: '모든 상담',
    choices: {
      mine: '내가 맡은 상담',
      none: '맡을 매장이나 사람을 정할 상담',
      late: '기한이 지난 상담',
      asked: '신청자의 요청에 답할 상담',
    },
    wordsFor: ({ shopName }) => (shopName ? OF_SHOP : {}),
  },
  { kind: 'choose', name: 'type', label: '구분', all: '모든 구분', choices: TYPE_WORDS },
]
