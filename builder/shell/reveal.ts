/** Scrolls the canvas to a block, once it has rendered it. */
export function reveal(id: string): void {
  requestAnimationFrame(() => window.maruBuilder?.canvas?.reveal(id))
}
