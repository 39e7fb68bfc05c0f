/** Scrolls the canvas to a block, once it has drawn it. */
export function reveal(id: string): void {
  requestAnimationFrame(() => window.maruBuilder?.canvas?.reveal(id))
}
