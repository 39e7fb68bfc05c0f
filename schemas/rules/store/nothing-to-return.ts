/** Why nothing of an order can be sent back, in one sentence where there is one reason; undefined where something can. */
export function nothingToReturn(lines: readonly { left: number; closedWords: string }[]): string | undefined {
  if (lines.some(({ left }) => left > 0)) return undefined
  const reasons = [...new Set(lines.map(({ closedWords }) => closedWords))]
  return reasons.length === 1 ? reasons[0] : '교환하거나 반품하실 수 있는 상품이 없습니다.'
}
