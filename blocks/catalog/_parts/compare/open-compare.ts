/** Shows the products of the list side by side; the layer is loaded on demand. */
export function openCompare(): void {
  void import('./open-layer').then(({ openLayer }) => openLayer())
}
