import { Pill } from '@/builder/ui/pill'
import type { StaffEventState } from '@/schemas/api/events/staff'

/** The states of an event for visitors, in the order of the tabs. */
export const EVENT_STATE_WORDS = { open: '진행 중', upcoming: '예정', finished: '종료', draft: '게시 전' } satisfies Record<
  StaffEventState,
  string
>
export const EVENT_STATE_DOTS = {
  open: 'bg-success',
  upcoming: 'bg-warning-500',
  finished: 'bg-studio-500',
  draft: 'border-[1.5px] border-studio-600',
} satisfies Record<StaffEventState, string>

export const EventPill = ({ state }: { state: StaffEventState }) => <Pill dot={EVENT_STATE_DOTS[state]}>{EVENT_STATE_WORDS[state]}</Pill>
