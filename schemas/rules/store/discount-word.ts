/** What the sum that an order was reduced by is called, wherever it is written: staff give a telephone order its discount, no coupon does. */
export const discountWord = (isWritten: boolean): string => (isWritten ? '할인' : '쿠폰 할인')
