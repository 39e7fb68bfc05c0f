/** How long a code opens the order that it was texted for. */
export const ORDER_CODE_MINUTES = 15
/** Wrong ones from one address within these minutes, and that a code bears from all: a stranger does not spend the buyer's. */
export const ORDER_CODE_TRIES = 5
export const ORDER_CODE_ALL_TRIES = 25
/** For one order and number within an hour. */
export const ORDER_CODES_AN_HOUR = 5
