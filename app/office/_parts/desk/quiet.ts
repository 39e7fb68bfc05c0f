/** Classes of what stands below the first line of a cell. */
export const QUIET = 'text-studio-label font-normal text-studio-text-mute'
/** Classes of a whole cell that stands below the first line on a phone. */
export const PHONE_QUIET = 'max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute'
