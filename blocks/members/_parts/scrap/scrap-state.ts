// What the scrap buttons of a page show, which is all that a visitor's page needs. What asks and sends comes with a sign-in or with the first
// press (scrap-marks.ts).
export interface ScrapMark {
  isOn: boolean
  count: number
}

const shown = new Map<string, ScrapMark>()
const listeners = new Set<() => void>()

export const scrapState = {
  of: (key: string): ScrapMark | undefined => shown.get(key),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** @param mark absent: as the page was rendered. */
  show(key: string, mark?: ScrapMark): void {
    if (mark) shown.set(key, mark)
    else shown.delete(key)
    for (const listener of listeners) listener()
  },
}
