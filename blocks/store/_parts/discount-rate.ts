/** What is taken off the regular price, in whole percent, rounded down so that it never promises too much; 0 where nothing is. */
export const discountRate = ({ price, salePrice }: { price: number; salePrice: number }): number =>
  price > salePrice ? Math.floor(((price - salePrice) / price) * 100) : 0
