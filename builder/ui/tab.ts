/** A tab, and the line below tabs. */
export const TAB =
  '-mb-px h-10 shrink-0 border-b-2 border-transparent whitespace-nowrap text-studio-text-mute hover:text-studio-text focus-visible:-outline-offset-2 aria-selected:border-studio-text aria-selected:font-semibold aria-selected:text-studio-text max-md:h-11 max-md:min-w-11 max-md:text-small'
export const TAB_LIST = 'scroll-x mt-3.5 flex gap-6 border-b border-studio-line max-md:-mx-4 max-md:mt-2 max-md:gap-3.5 max-md:px-4'
