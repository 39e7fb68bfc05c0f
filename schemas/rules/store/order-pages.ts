/** The pages from the cart to the order. */
export const ORDER_PAGES = {
  cart: '/store/order/store-cart',
  agreement: '/store/order/guest-agreement',
  payment: '/store/order/payment',
} as const
