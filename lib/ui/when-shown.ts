/** Runs once the page is really on a screen: a prerendered page may never be looked at. The answer takes it back. */
export function whenShown(run: () => void | (() => void)): () => void {
  let undo: void | (() => void)
  const start = () => void (undo = run())
  const prerendering = 'prerendering' in document && document.prerendering === true
  if (prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
  return () => {
    document.removeEventListener('prerenderingchange', start)
    undo?.()
  }
}
