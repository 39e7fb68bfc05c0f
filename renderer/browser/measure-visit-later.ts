import { whenIdle } from '@/lib/when-idle'

/**
 * Measures the visit for the figures of the back office, every visit: simultaneous ones are one statement, and a sample would leave most
 * pages without figures. The browser fetches what measures once the page is loaded and idle, and looks back to its beginning. A browser
 * that a program drives visits nothing.
 */
export function measureVisitLater(): void {
  if (navigator.webdriver) return
  const measure = () => void import('./measure-visit').then((part) => part.measureVisit()).catch(() => undefined)
  // The script of the page runs before its load event.
  addEventListener('load', () => whenIdle(measure))
}
