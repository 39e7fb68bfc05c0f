/** In the audit log. */
export const orderTarget = (orderId: string): string => `order:${orderId}`
