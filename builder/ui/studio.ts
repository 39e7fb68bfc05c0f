// The few shapes that every part of the chrome wears (look 13): small on a desk, 44 px under a finger.

/** Ground of everything that floats above the page: type, colour, and one cobalt for the focus ring. */
export const CHROME = 'text-studio-body text-studio-text [--color-focus:var(--color-studio-select)]'

const SHAPE =
  'inline-flex h-8 min-w-8 shrink-0 items-center justify-center gap-1.5 rounded-sm text-studio-body whitespace-nowrap select-none max-md:h-11 max-md:min-w-11 pointer-coarse:h-11 pointer-coarse:min-w-11'
/** Words on paper: what waits or cannot be done stays readable. */
const RESTING = 'disabled:bg-studio-100 disabled:text-studio-text-mute aria-disabled:bg-studio-100 aria-disabled:text-studio-text-mute'

export const BUTTON = `${SHAPE} px-2 font-medium hover:bg-studio-100 active:bg-studio-200 disabled:bg-transparent disabled:text-studio-300 aria-disabled:bg-transparent aria-disabled:text-studio-300`
export const LINE_BUTTON = `${SHAPE} ${RESTING} border border-studio-300 bg-studio-panel px-3 font-medium hover:bg-studio-100 active:bg-studio-200 disabled:border-studio-line`
export const MAIN_BUTTON = `${SHAPE} ${RESTING} bg-studio-select px-4 font-semibold text-studio-panel hover:bg-studio-accent-700 active:bg-studio-accent-700`

/** What loses something when it is pressed: in words of the colour of faults, and never the strongest of its row. */
export const DESTROY_BUTTON = `${LINE_BUTTON} text-danger`

/** A row of choices of which one is taken. */
export const SEGMENTS = 'flex gap-0.5 rounded-md bg-studio-100 p-0.5'
export const SEGMENT =
  'inline-flex h-7 min-w-8.5 items-center whitespace-nowrap justify-center gap-1.5 rounded-sm px-2 font-medium text-studio-800 hover:bg-studio-200 aria-pressed:bg-studio-panel aria-pressed:text-studio-text aria-pressed:shadow-[0_1px_2px_var(--color-studio-300)] aria-selected:bg-studio-panel aria-selected:text-studio-text aria-selected:shadow-[0_1px_2px_var(--color-studio-300)] max-md:h-10 max-md:min-w-11 pointer-coarse:h-10 pointer-coarse:min-w-11'

export const FIELD =
  'h-8 w-full rounded-sm border border-studio-field bg-studio-panel px-2.5 text-studio-body placeholder:text-studio-text-mute max-md:h-11 max-md:text-body pointer-coarse:h-11'

export const POPUP = `${CHROME} z-(--z-overlay) rounded-md border border-studio-line bg-studio-panel shadow-studio outline-none`
export const MENU_ITEM =
  'flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 select-none outline-none data-disabled:text-studio-field data-highlighted:bg-studio-100 max-md:min-h-11 pointer-coarse:min-h-11'

/** One weight of icon everywhere. */
export const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
