/**
 * Measures the visit for the figures of the back office, every visit: simultaneous ones are one statement, and a sample would leave most
 * pages without figures. The browser fetches what measures once the page is loaded and idle, and looks back to its beginning. A browser
 * that a program drives visits nothing.
 */
export function measureVisitLater(): void {
  if (navigator.webdriver) return
  const measure = () => void import('./measure-visit').then((part) => part.measureVisit()).catch(() => undefined)
  // Safari has no idle callback.
  const wait = () => void (self.requestIdleCallback ?? setTimeout)(measure)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
