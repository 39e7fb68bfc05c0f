/** The level of a sum of points: the highest that it reaches, and else the lowest. @returns undefined without levels. */
export function levelOf<T extends { minPoints: number }>(levels: readonly T[], points: number): T | undefined {
  const rising = levels.toSorted((a, b) => a.minPoints - b.minPoints)
  return rising.findLast(({ minPoints }) => minPoints <= points) ?? rising[0]
}
