/** The list with one of its members a place earlier or later; undefined where it is none. */
export function movedBy(list: readonly number[], one: number, step: 'earlier' | 'later'): number[] | undefined {
  const at = list.indexOf(one)
  if (at < 0) return undefined
  const to = Math.min(list.length - 1, Math.max(0, at + (step === 'earlier' ? -1 : 1)))
  const moved = list.filter((_, i) => i !== at)
  moved.splice(to, 0, one)
  return moved
}
