export const SEGMENT =
  'inline-flex h-7 min-w-8.5 items-center whitespace-nowrap justify-center gap-1.5 rounded-sm px-2 font-medium text-studio-800 hover:bg-studio-200 aria-pressed:bg-studio-panel aria-pressed:text-studio-text aria-pressed:shadow-[0_1px_2px_var(--color-studio-300)] aria-selected:bg-studio-panel aria-selected:text-studio-text aria-selected:shadow-[0_1px_2px_var(--color-studio-300)] max-md:h-10 max-md:min-w-11 pointer-coarse:h-10 pointer-coarse:min-w-11'
/** The row of segments, one of which is selected. */
export const SEGMENTS = 'flex gap-0.5 rounded-md bg-studio-100 p-0.5'
