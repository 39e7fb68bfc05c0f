/** The pages from the cart to the order. */
export const ORDER_PAGES = {
  cart: '/store/order/store-cart',
  agreement: '/store/order/guest-agreement',
  payment: '/store/order/payment',
  loading: '/store/order/payment-loading',
  fail: '/store/order/payment-fail',
  complete: '/store/order/order-complete',
} as const

/** What 구매안전서비스 is. */
export const ESCROW_PAGE = '/zin/payment-guarantee'

/** Test pages, which a production site has not (RT-35). */
export const PAYMENT_CHECK = { pay: '/test/payment/pay', success: '/test/payment/success', fail: '/test/payment/fail' } as const

/** A member's orders. */
export const MY_ORDERS = '/mypage/shop/order'
export const myOrderPath = (orderId: string): string => `${MY_ORDERS}/detail/${orderId}`
/** @param lineSeq the line that is chosen at first. */
export const myCancelPath = (orderId: string, lineSeq?: number): string =>
  `${MY_ORDERS}/cancel/${orderId}${lineSeq === undefined ? '' : `?line=${lineSeq}`}`
/** A member's exchanges and returns. */
export const MY_RETURNS = '/mypage/shop/refund'
/** Below them. */
export const MY_REFUND_ACCOUNT = `${MY_RETURNS}#refund-account`
export const myReturnPath = (returnSeq: number): string => `${MY_ORDERS}/refund/detail/${returnSeq}`
/** @param lineSeq the line that is chosen at first. */
export const askReturnPath = (kind: 'refund' | 'exchange', orderId: string, lineSeq?: number): string =>
  `${MY_ORDERS}/${kind}/${orderId}${lineSeq === undefined ? '' : `?line=${lineSeq}`}`
export const isOrderId = (text: string): boolean => /^\d{6}-[0-9A-HJKMNP-TV-Z]{13}$/.test(text)

/** Where a visitor finds an order by its number, once they are identified (Q-095). */
export const GUEST_ORDER = '/store/order/guest'
export const guestOrderPath = (orderId: string): string => `${GUEST_ORDER}?id=${orderId}`

/** Lines of the cart that are ordered, as an address names them: `?items=3,7`. */
export const ORDERED_ITEMS = /^\d{1,10}(,\d{1,10}){0,199}$/
