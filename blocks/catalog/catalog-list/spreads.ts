/** The open pages, by page number from 0: the left page and the right one, or one page alone on a narrow screen. */
interface Spread {
  left: number | undefined
  right: number | undefined
}

/** A book opens with its cover, alone at the right, and may end with a page alone at the left. */
export function spreadsOf(pages: number, isWide: boolean): Spread[] {
  if (!isWide) return Array.from({ length: pages }, (_, page) => ({ left: undefined, right: page }))
  const spreads: Spread[] = pages > 0 ? [{ left: undefined, right: 0 }] : []
  for (let page = 1; page < pages; page += 2) spreads.push({ left: page, right: page + 1 < pages ? page + 1 : undefined })
  return spreads
}

/** The spread of a page; the first one for an unknown page. */
export const spreadWith = (spreads: readonly Spread[], page: number): number =>
  Math.max(
    0,
    spreads.findIndex(({ left, right }) => left === page || right === page),
  )

/** `2–3 / 13페이지`: the open pages, visible and for screen readers. */
export function spreadWords({ left, right }: Spread, pages: number): string {
  const shown = [left, right].filter((page) => page !== undefined).map((page) => page + 1)
  return `${shown.join('–')} / ${pages}페이지`
}
