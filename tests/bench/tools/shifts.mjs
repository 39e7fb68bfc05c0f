/**
 * Runs in a page, before anything of it: `seenShifts` tells CLS, the worst window of shifts (at most a second apart, at most five
 * seconds long), and what moved after which doing.
 */
export function observeShifts() {
  const seen = (globalThis.seenShifts = { cls: 0, shifts: [], after: 'load' })
  const nameOf = (node) => (node ? `${node.closest?.('[data-block]')?.dataset.block ?? ''} ${node.nodeName?.toLowerCase()}`.trim() : '')
  let from = 0
  let last = 0
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue
      const continues = entry.startTime - last < 1_000 && entry.startTime - from < 5_000
      if (!continues) from = entry.startTime
      last = entry.startTime
      sum = continues ? sum + entry.value : entry.value
      seen.cls = Math.max(seen.cls, sum)
      if (entry.value > 0.001)
        seen.shifts.push({ value: Number(entry.value.toFixed(4)), after: seen.after, what: entry.sources.map(({ node }) => nameOf(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
