/** A time of the day without a day. */
export const isBareClock = (text: string): boolean =>
  /^(?:오전|오후|am|pm)?\s*\d{1,2}(?::\d{2}(?::\d{2})?|시(?:\s*\d{1,2}분)?)\s*(?:am|pm)?$/i.test(text)
