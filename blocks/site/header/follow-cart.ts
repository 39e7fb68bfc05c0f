/** A page of the store, or the cookie beside a cart that has something in it (services/auth/domain/cookies.ts). */
const HAS_CART = /^\/store\/|maru-cart-count/

/**
 * Shows how many lines the cart has, beside its link. Pages are the same for everybody: only a browser that has a cart, and a page of the
 * store, load what asks for it. Another tab may have put something in meanwhile.
 */
export function followCart(header: HTMLElement, on: { signal: AbortSignal }): void {
  const look = () => {
    if (!HAS_CART.test(location.pathname + document.cookie)) return
    document.removeEventListener('visibilitychange', look)
    void import('./attach-cart-count').then(({ attachCartCount }) => attachCartCount(header, on.signal))
  }
  document.addEventListener('visibilitychange', look, on)
  look()
}
