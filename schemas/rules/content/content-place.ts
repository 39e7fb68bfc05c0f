// Where styling contents stand: every list has one page, and its records stand under it; themes stand under that of their tab.
interface Place {
  kind: 'style-trend' | 'style-guide' | 'life-book' | 'trendship'
  tab?: string
  /** Path of the list, and of its records before their names. */
  list: string
  detail: string
}

const PLACES: readonly Place[] = [
  { kind: 'style-trend', list: '/styling/style-trend', detail: '/styling/style-trend/detail' },
  { kind: 'style-guide', list: '/styling/style-guide', detail: '/styling/style-guide/detail' },
  { kind: 'life-book', list: '/styling/life-book', detail: '/styling/life-book/detail' },
  { kind: 'trendship', tab: 'HT01', list: '/styling/trendship?trendTab=HT01', detail: '/styling/trendship/designtheme/detail' },
  { kind: 'trendship', tab: 'HT02', list: '/styling/trendship?trendTab=HT02', detail: '/styling/trendship/spaceproposal/detail' },
]

/** The place of a page's pattern: `/styling/life-book/detail/:id`. */
export const contentPlace = (route: string): Place | undefined => PLACES.find(({ detail }) => route.startsWith(`${detail}/:`))

const placeOf = ({ KIND, TAB }: { KIND: string; TAB: string }): Place =>
  PLACES.find(({ kind, tab }) => kind === KIND && (tab === undefined || tab === TAB)) ?? PLACES.find(({ kind }) => kind === KIND)!

/** The one path of a record. */
export const contentHref = (content: { KIND: string; TAB: string; NAME: string }): string =>
  `${placeOf(content).detail}/${encodeURIComponent(content.NAME)}`

/** The list of a record, with its tab. */
export const contentList = (content: { KIND: string; TAB: string }): string =>
  content.KIND === 'style-guide' ? `${placeOf(content).list}?guideTab=${content.TAB}` : placeOf(content).list
