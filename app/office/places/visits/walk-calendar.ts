// Arrows in the calendar: up and down through the times of a day and their cards, left and right through the days. Columns that are hidden on
// a narrow screen are no way.
export type Arrow = { rows: number; columns: number }

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
}
export const arrowOf = (code: string): Arrow | undefined => ARROWS[code]

const isSeen = (cell: Element | undefined): cell is HTMLElement =>
  cell instanceof HTMLElement && cell.dataset['slot'] !== undefined && cell.offsetParent !== null

/** The cell beside another one; undefined at the edge. */
export function cellBeside(from: Element | null, { rows, columns }: Arrow): HTMLElement | undefined {
  const cell = from?.closest('td')
  const row = cell?.closest('tr')
  const body = row?.closest('tbody')
  if (!cell || !row || !body) return undefined
  const next = body.rows[row.sectionRowIndex + rows]?.cells[cell.cellIndex + columns]
  return isSeen(next) ? next : undefined
}

const cardsOf = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>('[data-cell=title]')]

/** @returns whether the focus has moved. */
export function walkCalendar(from: HTMLElement, arrow: Arrow): boolean {
  const cell = from.closest('td')
  if (!cell) return false
  const cards = cardsOf(cell)
  const at = cards.findIndex((card) => card === from || card.closest('[data-card]')?.contains(from))
  const within = at < 0 ? undefined : cards[at + arrow.rows]
  const next = cellBeside(cell, arrow)
  const others = next ? cardsOf(next) : []
  const target = arrow.rows !== 0 && within ? within : ((arrow.rows < 0 ? others.at(-1) : others[0]) ?? next)
  target?.focus()
  return target !== undefined
}
