// The figures of the sign-in of staff: how long a sign-in of staff lasts, how long it may rest, and what a second step is made of.

/** A sign-in that is not used ends after this. */
export const IDLE_MINUTES = 30
/** The console warns so long before a sign-in ends. */
export const WARNING_MINUTES = 2
/** A password or a code that was just given counts for acts that ask for it again. */
export const STEP_UP_MINUTES = 5
/** How long a sign-in lasts where its role says nothing else. */
export const USUAL_HOURS = 8
/** The longest that a role may choose. */
export const MOST_HOURS = 24
/** Living sign-ins of one person: a person has a few devices. One more ends the one that was used longest ago. */
export const MOST_SIGN_INS = 10
/** Accounts for emergencies, and how long a sign-in of one lasts: nobody works a day by it. */
export const BREAK_GLASS_COUNT = 2
export const BREAK_GLASS_HOURS = 1
/** A code that was sent to a telephone, which shall get news, waits so long, and for so many tries. */
export const MOBILE_CODE_MINUTES = 5
export const MOBILE_CODE_TRIES = 5
export const RECOVERY_CODE_COUNT = 10
/** Length of a one-time code, and how long one is shown by the telephone. */
export const CODE_DIGITS = 6
export const CODE_SECONDS = 30
/** A sign-in whose password was right waits so long for its code. */
export const CODE_WAIT_MINUTES = 10
/** A link to choose a new password, which was mailed, opens so long. */
export const RESET_LINK_MINUTES = 30
/** A new password of an administrator waits so long for another administrator. */
export const RESET_WAIT_DAYS = 3
