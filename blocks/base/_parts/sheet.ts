/** A card over the page that becomes a sheet on a phone (look §11). Its height and width are set where it is used. */
export const SHEET =
  'm-auto max-w-none flex-col overflow-hidden rounded-lg bg-page text-ink shadow-overlay transition-[opacity,translate] duration-(--duration-base) ease-(--ease-settle) backdrop:bg-scrim open:flex starting:open:translate-y-2 starting:open:opacity-0 max-sm:mb-0 max-sm:h-[90dvh] max-sm:w-full max-sm:rounded-t-xl max-sm:rounded-b-none'
