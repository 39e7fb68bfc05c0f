/** Set beside a cart that has something in it (services/auth/domain/cookies.ts). */
export const CART_COUNT_COOKIE = 'maru-cart-count'
