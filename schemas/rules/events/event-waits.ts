/** What of an event waits for staff. */
export const EVENT_WAITS = ['draw', 'announce'] as const
export type EventWait = (typeof EVENT_WAITS)[number]
export const EVENT_WAIT_WORDS: Readonly<Record<EventWait, string>> = {
  draw: '당첨자를 정할 이벤트',
  announce: '당첨자를 발표하지 않은 이벤트',
}
