import { CART_COOKIE, CART_COUNT_COOKIE, cookieLine } from '@/services/auth/domain/cookies'

/** How long a browser keeps the cart of a visitor after its last change. */
export const CART_DAYS = 30
const SECONDS = CART_DAYS * 24 * 3_600

/** Scripts of pages that are the same for everybody learn by it whether there is a cart to ask for. */
export const cartCountLine = (count: number): string =>
  cookieLine(CART_COUNT_COOKIE, count > 0 ? String(count) : '', count > 0 ? SECONDS : 0, { script: true })

export const cartLine = (token: string): string => cookieLine(CART_COOKIE, token, token ? SECONDS : 0)
