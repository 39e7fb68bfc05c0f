/** A change of it wakes the process that settles payments, holds and refunds. */
export const PAYMENT_TAG = 'payments'
