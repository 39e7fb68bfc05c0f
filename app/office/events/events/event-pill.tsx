import { Pill } from '@/builder/ui/pill'
import type { StaffEventState } from '@/schemas/api/events/staff'

const LOOKS: Record<StaffEventState, { words: string; dot: string }> = {
  open: { words: '진행 중', dot: 'bg-success' },
  upcoming: { words: '예정', dot: 'bg-warning-500' },
  finished: { words: '종료', dot: 'bg-studio-500' },
  draft: { words: '게시 전', dot: 'border-[1.5px] border-studio-600' },
}

/** The state of an event for visitors. */
export function EventPill({ state }: { state: StaffEventState }) {
  const { words, dot } = LOOKS[state]
  return <Pill dot={dot}>{words}</Pill>
}

export const stateWords = (state: StaffEventState): string => LOOKS[state].words
