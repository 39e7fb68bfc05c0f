/** Who has a request, in words: a shop, a person, both or nobody. */
export const ownerWords = (shopName: string, staffName: string): string =>
  [shopName, staffName].filter(Boolean).join(' · ') || '맡은 곳 없음'
