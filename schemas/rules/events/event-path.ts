/** What an address needs of an event. */
interface AddressedEvent {
  EVENT_SEQ: number
  EVENT_TYPE: string
  /** Type of its page, `quiz`; empty where it has none. */
  PAGE_TYPE: string
}

export const EVENTS = '/zin/event/event'
export const FINISHED_EVENTS = '/zin/event/finish'

/** The one address of an event for search engines, whatever other pages can show it (RT-20). */
export const canonicalEventPath = (eventSeq: number): string => `${EVENTS}/${eventSeq}`

/**
 * Where a list sends to an event: its typed page where it has one (content 2: `/zin/event/event/{type}/{id?}`,
 * `/zin/event/finish/survey/{id?}`, `/zin/event/festa/{id?}`), the plain detail otherwise.
 * @param base of the details of that list; another one than the two of the site has no typed pages.
 */
export function eventPath({ EVENT_SEQ, EVENT_TYPE, PAGE_TYPE }: AddressedEvent, base: string = EVENTS): string {
  if (base === EVENTS && PAGE_TYPE) return `${EVENTS}/${PAGE_TYPE}/${EVENT_SEQ}`
  if (base === EVENTS && EVENT_TYPE === 'festa') return `/zin/event/festa/${EVENT_SEQ}`
  if (base === FINISHED_EVENTS && PAGE_TYPE === 'survey') return `${FINISHED_EVENTS}/survey/${EVENT_SEQ}`
  return `${base}/${EVENT_SEQ}`
}

const DETAIL = /^\/zin\/event\/(?:event(?:\/[a-zA-Z]\w*)?|festa)\/([1-9]\d{0,9})\/?(?:[?#]|$)/

/** Number of the event that an address of this site shows, whatever page it is on; nothing for any other address (S-EVT-7). */
export function eventOfPath(path: string): number | undefined {
  const number = DETAIL.exec(path)?.[1]
  return number === undefined ? undefined : Number(number)
}
