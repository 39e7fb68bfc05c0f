// What a time of a place is for a booking that staff want to move there, in states and in words: the calendar says it before the service
// refuses it.
import { lastVisitMoment, type VisitHours } from './visit-slots'

/** `late`: begun, or too near to be booked; `far`: further ahead than the place takes bookings; `off`: not offered any more. */
export const SLOT_STATES = ['open', 'full', 'late', 'far', 'off'] as const
export type SlotState = (typeof SLOT_STATES)[number]

interface KnownSlot {
  startsAt: Date
  closesAt: Date
  capacity: number
  taken: number
}

/** @param hours undefined for a time that its place does not offer. */
export function slotState(hours: Pick<VisitHours, 'weeksAhead'> | undefined, slot: KnownSlot, now: Date): SlotState {
  if (now >= slot.closesAt) return 'late'
  if (!hours) return 'off'
  if (slot.startsAt >= lastVisitMoment(hours, now)) return 'far'
  return slot.taken >= slot.capacity ? 'full' : 'open'
}

/** Why a booking cannot be moved to a time; undefined where it can. */
export const WHY_NOT: Readonly<Record<SlotState, string | undefined>> = {
  open: undefined,
  full: '자리가 찼습니다.',
  late: '예약을 받는 시간이 지났습니다.',
  far: '아직 예약을 받지 않는 날입니다.',
  off: '방문을 받지 않는 시간입니다.',
}

/** Why a booking cannot be moved at all; undefined where it can. */
export function whyVisitStays({ state, startsAt }: { state: string; startsAt: string }, now: number): string | undefined {
  if (state !== 'booked') return '예약 중인 방문만 옮길 수 있습니다.'
  return Date.parse(startsAt) <= now ? '이미 시작한 방문은 옮길 수 없습니다.' : undefined
}
