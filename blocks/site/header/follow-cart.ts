import { hasCookie } from '@/lib/ui/cookies'
import { CART_COUNT_COOKIE } from './cart-count-cookie'

/**
 * Shows how many lines the cart has, beside its link. Pages are the same for everybody: only a browser that has a cart, and a page of the
 * store, load what asks for it. Another tab may have put something in meanwhile.
 */
export function followCart(header: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const waiting = new AbortController()
  const begin = () => {
    if (signal.aborted || waiting.signal.aborted || !(hasCookie(CART_COUNT_COOKIE) || location.pathname.startsWith('/store/'))) return
    waiting.abort()
    void import('./cart-count').then(({ attachCartCount }) => attachCartCount(header, signal))
  }
  begin()
  document.addEventListener('visibilitychange', begin, { signal: waiting.signal })
  return () => {
    waiting.abort()
    stop.abort()
  }
}
