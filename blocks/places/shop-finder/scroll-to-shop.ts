/** Brings the row of a store into view, if it is on this page of the list. */
export function scrollToShop(shopId: string, block: ScrollLogicalPosition): void {
  const row = document.querySelector(`[data-shop="${CSS.escape(shopId)}"]`)
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  row?.scrollIntoView({ block, behavior })
}
