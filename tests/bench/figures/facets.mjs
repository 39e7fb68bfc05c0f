// The counts of 150 conditions and a page, of a million records in memory (BENCH_FACETS gives another number): what every list of products,
// cases and goods reckons. By the time of this process on a core, which other programs do not lengthen. `first` is a choice that nobody
// made since the last change, `again` one that somebody did.
import { loadavg } from 'node:os'
import { FacetIndex } from '../../../services/facets/facet-index.ts'
import { median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'

const RECORDS = Number(process.env.BENCH_FACETS ?? 1_000_000)
const GROUPS = 15
const VALUES = 10
const TIMES = 60
const TARGET = 50

export async function facets() {
  const random = randomFrom(7)
  const groups = Array.from({ length: GROUPS }, (_, group) => ({
    code: `g${group}`,
    label: '',
    values: Array.from({ length: VALUES }, (_, value) => ({ code: `v${value}`, label: '' })),
  }))
  const codes = Array.from({ length: GROUPS }, (_, group) => [`g${group}`, Array.from({ length: VALUES }, (_, value) => [`v${value}`])])
  const entries = Array.from({ length: RECORDS }, (_, key) => ({
    key,
    codes: Object.fromEntries([
      ...codes.map(([group, values]) => [group, values[Math.floor(random() * random() * VALUES)]]),
      ['category', [`c${key % 200}`]],
    ]),
  }))
  const index = new FacetIndex(entries, { latest: (a, b) => b - a })
  entries.length = 0
  const ask = (chosen) => {
    const from = process.cpuUsage()
    index.find({ chosen, order: 'latest', page: 1, size: 24 })
    index.facets(groups, chosen)
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1_000
  }
  const forget = () => index.change(0, { g0: ['v0'] }, () => undefined)
  const choices = {
    all: () => ({}),
    category: (i) => ({ category: [`c${i % 200}`] }),
    one: (i) => ({ [`g${i % GROUPS}`]: [`v${i % VALUES}`] }),
    three: (i) => ({ [`g${i % 5}`]: ['v0', 'v1'], [`g${5 + (i % 5)}`]: [`v${i % 3}`], [`g${10 + (i % 5)}`]: ['v0'] }),
  }
  for (let i = 0; i < 3; i++) for (const choice of Object.values(choices)) ask(choice(i))
  for (const [name, choice] of Object.entries(choices)) {
    const took = []
    const again = []
    for (let i = 0; i < TIMES; i++) {
      forget()
      took.push(ask(choice(i)))
      again.push(ask(choice(i)))
    }
    took.sort((a, b) => a - b)
    const p95 = took[Math.floor(TIMES * 0.95)]
    figure({
      figure: `facets-${name}`,
      value: round(p95, 1),
      unit: `ms p95 of a core for ${GROUPS * VALUES} counts and a page at ${RECORDS} records`,
      target: `≤ ${TARGET}`,
      met: p95 <= TARGET,
      medianMs: round(median(took), 1),
      againMs: round(median(again), 2),
      load: round(loadavg()[0], 1),
    })
  }
}

function randomFrom(seed) {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff
}
