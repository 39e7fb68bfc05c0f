import type { ComponentType, ReactNode } from 'react'
import type { LoadInput, PageContext } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import type { listRecommendedShops } from '@/schemas/api/consulting/shops'
import type { listSurveyItems } from '@/schemas/api/events/events'
import type { listEventReviews } from '@/schemas/api/events/reviews'
import type { EventTemplate } from '@/schemas/rules/events/event-template'
import type { EntryProps, EventRecord } from './entry-event'

/** What the choice of a shop shows of it. */
export type ShopChoice = Pick<Listed<typeof listRecommendedShops>, 'SHOP_ID' | 'SHOP_NAME' | 'ADDRESS'>

/** What the page of an event loads beside the event itself; a template fills what it shows. */
export interface EventPageData {
  survey: Listed<typeof listSurveyItems>[]
  reviews: Listed<typeof listEventReviews>[]
  reviewTotal: number
  shops: ShopChoice[]
}

/** Props of everything that the page of an event shows for its template. */
export interface PartProps {
  event: EventRecord
  data: EventPageData
  page: PageContext
}

/** Input of `loadPart`: that of the block's own load, and the event that it found. */
export type PartInput = Pick<LoadInput<never>, 'page' | 'call' | 'signal'> & { event: EventRecord }

/** How members take part in the events of one template, and what the page of such an event shows beside its text (S-EVT-10). */
export interface EventEntry {
  template: EventTemplate
  /** How to take part, in the facts under the title. */
  way?: string
  /** The picture fills the width above the text, as for a fair. */
  wide?: boolean
  /** A game stands right under the title, before the text of the event (look, `event-quiz`); any other entry after it. */
  isGame?: boolean
  /** The lazy entry of the island in which members take part. It gets only what the browser may know of the event. */
  Entry: ComponentType<EntryProps>
  /** Replaces `Entry` on the page of the event, where the type of the page decides how to take part. */
  PageEntry?: (props: PartProps) => ReactNode
  /** Stands under the text: what the events of this template gather. */
  Part?: (props: PartProps) => ReactNode
  /** Loads what `PageEntry` and `Part` show. */
  loadPart?: (input: PartInput) => Promise<Partial<EventPageData>>
}
