/** Where staff set up an event, and the tab that is open there. */
export const eventPath = (eventSeq: number, tab?: 'entries' | 'winners'): string =>
  `/ice_builder/events/${eventSeq}${tab ? `?tab=${tab}` : ''}`
