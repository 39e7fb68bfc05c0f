import type { ComponentType, ReactNode } from 'react'
import type { LoadInput, PageContext } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import type { listRecommendedShops } from '@/schemas/api/places/shops'
import type { listSurveyItems } from '@/schemas/api/events/events'
import type { listEventReviews } from '@/schemas/api/events/reviews'
import type { EventTemplate } from '@/schemas/rules/events/event-template'
import type { EntryProps, EventRecord } from './entry-event'

/** The fields of a shop in the choice. */
export type ShopChoice = Pick<Listed<typeof listRecommendedShops>, 'SHOP_ID' | 'SHOP_NAME' | 'ADDRESS'>

/** Data of the page of an event besides the event itself; a template fills what it shows. */
export interface EventPageData {
  survey: Listed<typeof listSurveyItems>[]
  reviews: Listed<typeof listEventReviews>[]
  reviewTotal: number
  shops: ShopChoice[]
}

/** Props of the template's part of an event's page. */
export interface PartProps {
  event: EventRecord
  data: EventPageData
  page: PageContext
}

/** Input of `loadPart`: that of the block's own load, and the found event. */
export type PartInput = Pick<LoadInput<never>, 'page' | 'call' | 'signal'> & { event: EventRecord }

/** The entry of the events of one template, and what the page of such an event shows beside its text (S-EVT-10). */
export interface EventEntry {
  template: EventTemplate
  /** How to enter, in the facts under the title. */
  way?: string
  /** The picture fills the width above the text, as for a fair. */
  wide?: boolean
  /** A game is right under the title, before the text of the event (look, `event-quiz`); any other entry after it. */
  isGame?: boolean
  /** The lazy entry of the island. It gets only what the browser may know of the event. */
  Entry: ComponentType<EntryProps>
  /** Replaces `Entry` on the page of the event, where the page's type decides on the entry. */
  PageEntry?: (props: PartProps) => ReactNode
  /** Rendered under the text: reviews, survey answers and the like. */
  Part?: (props: PartProps) => ReactNode
  /** Loads the data of `PageEntry` and `Part`. */
  loadPart?: (input: PartInput) => Promise<Partial<EventPageData>>
}
