import { cookieValue } from '@/lib/ui/cookies'
import { whenIdle } from '@/lib/when-idle'
import { call } from '@/schemas/api/base/call'
import { listCart } from '@/schemas/api/store/cart'
import { cartCount } from '@/schemas/rules/store/cart-count'
import { hearCartCount } from '@/blocks/base/_parts/cart-count'

/** As many as the badge has room for. */
const MOST = 99
/** Set beside a cart that has something in it (services/auth/domain/cookies.ts). */
const COUNT_COOKIE = 'maru-cart-count'
const NAME = '장바구니'

/** Shows the number that this browser knows at once, then the one of the server; whatever puts something in says the next (S-CART-1). */
export function attachCartCount(header: HTMLElement, signal: AbortSignal): void {
  const links = [...header.querySelectorAll<HTMLAnchorElement>('a[data-cart]')]
  if (signal.aborted || links.length === 0) return
  let changes = 0
  const show = (count: number) => links.forEach((link) => showCount(link, count))
  const showKnown = () => show(Number(cookieValue(COUNT_COOKIE)) || 0)
  const hear = (count: number) => {
    changes += 1
    show(count)
  }
  showKnown()
  hearCartCount(hear, signal)
  addEventListener('pageshow', ({ persisted }) => persisted && showKnown(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && showKnown(), { signal })
  whenIdle(() => {
    const before = changes
    // A cart that cannot be asked for is not spoken of (E-SWALLOW): the number stays as it is.
    call(listCart, {}, { signal }).then(
      ({ items }) => changes === before && show(cartCount(items)),
      () => undefined,
    )
  })
}

function showCount(link: HTMLAnchorElement, count: number): void {
  const badge = link.querySelector('span') ?? link.appendChild(document.createElement('span'))
  badge.ariaHidden = 'true'
  badge.className =
    'numeric inline-grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-caption font-semibold text-on-ink absolute top-1 right-0'
  badge.textContent = count > MOST ? `${MOST}+` : String(count)
  badge.style.display = count <= 0 ? 'none' : ''
  link.ariaLabel = count > 0 ? `${NAME}, 상품 ${count}개` : NAME
}
