/** Runs once the page is really shown: a prerendered page may never be. The returned function cancels it. */
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
