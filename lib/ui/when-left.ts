/** Runs each time the page is left: for another document, by Back, or for another path without one. The answer ends it. */
export function whenLeft(run: () => void): () => void {
  let path = location.pathname
  const onEntry = () => {
    if (location.pathname !== path) run()
    path = location.pathname
  }
  addEventListener('pagehide', run)
  addEventListener('popstate', run)
  window.navigation?.addEventListener('currententrychange', onEntry)
  return () => {
    removeEventListener('pagehide', run)
    removeEventListener('popstate', run)
    window.navigation?.removeEventListener('currententrychange', onEntry)
  }
}
