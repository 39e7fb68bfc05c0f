/** Names of a province and of a city, a county or a district; what is written in one word with its street is none. */
const IS_REGION = /^(?:[가-힣]{2}|[가-힣]{1,9}[도시군구])$/

/** `서울 중구 ***`; of an address that does not begin with its region nothing is shown. */
export function maskedAddress(address: string): string {
  const words = address.trim().split(/\s+/).slice(0, 2)
  const end = words.findIndex((word) => !IS_REGION.test(word))
  return [...words.slice(0, end < 0 ? 2 : end), '***'].join(' ')
}
