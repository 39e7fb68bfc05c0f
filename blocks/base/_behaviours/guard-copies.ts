/** Right-click and dragging are off on /styling/ paths and nowhere else (C-RCLICK, RT-25). */
export function guardCopies(path: string): () => void {
  if (!path.startsWith('/styling/')) return () => {}
  const prevent = (event: Event) => event.preventDefault()
  for (const name of ['contextmenu', 'dragstart']) document.addEventListener(name, prevent)
  return () => {
    for (const name of ['contextmenu', 'dragstart']) document.removeEventListener(name, prevent)
  }
}
