/** The path of an event in the office, with the open tab. */
export const eventPath = (eventSeq: number, tab?: 'entries' | 'winners'): string =>
  `/ice_builder/events/${eventSeq}${tab ? `?tab=${tab}` : ''}`
