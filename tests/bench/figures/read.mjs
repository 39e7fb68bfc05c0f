// Reading and checking a stored document must cost in proportion to its length.
import { registerBlocks } from '../../../renderer/blocks.ts'
import { checkPage } from '../../../schemas/page/check-page.ts'
import { readPage } from '../../../schemas/page/read-page.ts'
import { mixedDocument } from '../mixed-document.ts'
import { serverBlocks } from '../server-blocks.ts'
import { median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'

const SIZES = [100, 1_000, 10_000]

export async function read() {
  registerBlocks(serverBlocks)
  const ms = {}
  for (const size of SIZES) {
    const document = mixedDocument(size)
    const rounds = Math.max(15, Math.round(20_000 / size))
    for (let i = 0; i < rounds; i++) once(document)
    ms[size] = median(Array.from({ length: rounds }, () => once(document)))
  }
  const [small, middle, large] = SIZES.map((size) => ms[size] / size)
  // Ten times the blocks may cost ten times the time, and half of that again for caches that no longer hold it all.
  const bend = Math.max(middle / small, large / middle, large / small)
  figure({
    figure: 'read-and-check',
    value: round(ms[10_000], 1),
    unit: 'ms at 10,000 blocks',
    target: 'linear (cost a block grows ≤ 1.5 ×)',
    met: bend <= 1.5,
    ms: Object.fromEntries(SIZES.map((size) => [size, round(ms[size], 3)])),
    microsecondsABlock: [small, middle, large].map((cost) => round(cost * 1000, 2)),
    bend: round(bend),
  })
}

function once(document) {
  const from = performance.now()
  const page = readPage(document)
  const problems = checkPage(document, { strict: true })
  const took = performance.now() - from
  if (page.unreadable.length > 0 || problems.length > 0)
    throw new Error(`The document could not be read whole: ${JSON.stringify(page.unreadable[0] ?? problems[0])}`)
  return took
}
