export const ORDERS = '/ice_builder/orders'
export const orderPath = (orderId: string): string => `${ORDERS}/${orderId}`
