// Which call may enter an event: a call that asks for less than the event's own would take part in its draw without what it asks for.
import { COLLABO } from '@/schemas/rules/events/collabo'
import { RESEARCH } from '@/schemas/rules/events/vendor-survey'
import type { EventTerms } from './event-terms'

/** Events with a call of their own, which requires more than the generic one: partners' surveys, collaborations. */
const OWN_CALL = new Set([RESEARCH, COLLABO])
/** Pages of the default template with a call of their own: each asks for something that a press alone does not bring. */
const OWN_PAGES = new Set(['survey', 'mbti', 'mbti787', 'recommend', 'homestyling', 'hausysweet'])

/** Reviews and events with their own call accept no generic entry, which would use up the limit without their data. */
export const takesGames = (event: EventTerms): boolean => isUsual(event) && ownPage(event) === undefined

/** The same for the call of a page: it enters events of that page, and those without a page of their own. */
export const takesCallOf =
  (page: string) =>
  (event: EventTerms): boolean =>
    isUsual(event) && [undefined, page].includes(ownPage(event))

const isUsual = ({ template, eventTab }: EventTerms): boolean => template !== 'review' && !OWN_CALL.has(eventTab)

/** The page that asks for something of its own; undefined for any other. */
export const ownPage = ({ template, pageType, eventType }: EventTerms): string | undefined =>
  template === 'default' ? [pageType, eventType].find((page) => OWN_PAGES.has(page)) : undefined
