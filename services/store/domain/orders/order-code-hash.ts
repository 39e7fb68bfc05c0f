import { blindIndex } from '@/services/base/seal'

/** The order is part of what is hashed: a code of another one is worth nothing. */
export const orderCodeHash = (orderId: string, code: string): string => blindIndex(`${orderId} ${code}`, 'order_code.code')
