// The buttons of the builder and of the office: small on a desktop, 44 px on touch screens.

const SHAPE =
  'inline-flex h-8 min-w-8 shrink-0 items-center justify-center gap-1.5 rounded-sm text-studio-body whitespace-nowrap select-none max-md:h-11 max-md:min-w-11 pointer-coarse:h-11 pointer-coarse:min-w-11'
/** A disabled or busy button stays readable. */
const RESTING = 'disabled:bg-studio-100 disabled:text-studio-text-mute aria-disabled:bg-studio-100 aria-disabled:text-studio-text-mute'

export const BUTTON = `${SHAPE} px-2 font-medium hover:bg-studio-100 active:bg-studio-200 disabled:bg-transparent disabled:text-studio-300 aria-disabled:bg-transparent aria-disabled:text-studio-300`
export const LINE_BUTTON = `${SHAPE} ${RESTING} border border-studio-300 bg-studio-panel px-3 font-medium hover:bg-studio-100 active:bg-studio-200 disabled:border-studio-line`
export const MAIN_BUTTON = `${SHAPE} ${RESTING} bg-studio-select px-4 font-semibold text-studio-panel hover:bg-studio-accent-700 active:bg-studio-accent-700`

/** A button that deletes or discards: in the colour of faults, and never the strongest button of its row. */
export const DESTROY_BUTTON = `${LINE_BUTTON} text-danger`
