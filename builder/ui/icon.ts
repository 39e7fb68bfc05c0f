/** One weight of icon everywhere. */
export const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
