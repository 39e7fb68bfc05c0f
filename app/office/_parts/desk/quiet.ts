/** Classes of what stands below the first line of a cell. */
export const QUIET = 'text-studio-label font-normal text-studio-text-mute'
