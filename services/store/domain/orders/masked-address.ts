/** `서울 중구 ***` */
export const maskedAddress = (address: string): string => `${address.trim().split(/\s+/).slice(0, 2).join(' ')} ***`
