import type { StaffEventState } from '@/schemas/api/events/staff'
import { TEMPLATE_WORDS } from '@/schemas/rules/events/event-form'
import { templateOf } from '@/schemas/rules/events/event-template'

const LOOKS: Record<StaffEventState, { words: string; dot: string }> = {
  open: { words: '진행 중', dot: 'bg-success' },
  upcoming: { words: '예정', dot: 'bg-warning-500' },
  finished: { words: '종료', dot: 'bg-studio-500' },
  draft: { words: '게시 전', dot: 'border-[1.5px] border-studio-600' },
}

export const stateWords = (state: StaffEventState): string => LOOKS[state].words
export const templateWords = (eventType: string): string => TEMPLATE_WORDS[templateOf(eventType)]
export const eventAddress = (eventSeq: number, tab?: string): string => `/ice_builder/events/${eventSeq}${tab ? `?tab=${tab}` : ''}`

/** How an event stands for its visitors: a dot and a word, never a colour alone. */
export function EventPill({ state }: { state: StaffEventState }) {
  const { words, dot } = LOOKS[state]
  return (
    <span className="inline-flex h-5.5 shrink-0 items-center gap-1.5 rounded-full bg-studio-100 px-2 text-studio-label whitespace-nowrap text-studio-800">
      <span aria-hidden className={`size-1.5 rounded-full ${dot}`} />
      {words}
    </span>
  )
}
