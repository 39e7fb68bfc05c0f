import { eventState } from '@/schemas/rules/events/event-window'

interface Entry {
  seq: number
  openStrDate: Date
  openEndDate: Date
}

/** An entry as its member reads it. @param winners of its event, once they were announced. */
export function entryState({ seq, openStrDate, openEndDate }: Entry, winners: ReadonlySet<number> | undefined, now: Date): string {
  if (winners) return winners.has(seq) ? '당첨' : '발표 완료'
  const window = { OPEN_STR_DATE: openStrDate.toISOString(), OPEN_END_DATE: openEndDate.toISOString() }
  return eventState(window, now) === 'finished' ? '종료' : '진행 중'
}
