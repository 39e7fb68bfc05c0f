/** Options that one member can wait for at a time. */
export const MOST_RESTOCKS = 50

/** So many are told for each piece that is there: not everybody who waited buys. */
export const TOLD_PER_PIECE = 3

/** Who was told first has so long before others are told of what is left. */
export const RESTOCK_PAUSE_MS = 60 * 60_000

/** The page of a member's wishes. */
export const MY_RESTOCKS = '/mypage/shop/restock'

/** `#restock-variant`: where a sign-in leads back to, with the option that was chosen. */
export const RESTOCK_PLACE = '#restock-'
