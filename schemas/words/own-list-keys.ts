/** Where the browser stores what was looked at and compared. */
export const OWN_LIST_KEYS = {
  product: 'maru.recent-products',
  goods: 'maru.recent-goods',
  case: 'maru.recent-cases',
  compare: 'maru.compare',
} as const

/** What these lists were when they were last the same as the member's on the server, and whose they are; absent for a visitor's. */
export const OWN_LIST_MARK = 'maru.own-lists'
