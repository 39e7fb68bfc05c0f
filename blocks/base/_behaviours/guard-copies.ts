/** Right-click and dragging are off on /styling/ paths and nowhere else (C-RCLICK, RT-25). */
export function guardCopies(path: string, on?: AddEventListenerOptions): void {
  if (!path.startsWith('/styling/')) return
  for (const name of ['contextmenu', 'dragstart']) document.addEventListener(name, (event) => event.preventDefault(), on)
}
