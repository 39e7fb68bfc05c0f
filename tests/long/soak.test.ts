// T14: a minute of everything at once. Nothing fails; what the processes hold at the end is reported.
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { edition, editionOf, ownSite, seeded, type OwnSite } from '@/tests/support/own-site'
import { visits } from '@/tests/support/visits'

const SECONDS = 60
const RATE = 50
/** A client waits for its answers: never more than this at once. */
const AT_ONCE = 50
const ROUTE = '/campaign/soak'
const BLOCKS = 40
const READS = [
  '/svc/service/site',
  '/svc/service/pageList',
  '/svc/service/page?pageRoute=/zin/home',
  `/svc/service/page?pageRoute=${ROUTE}`,
]

let site: OwnSite
beforeAll(async () => void (site = await ownSite('soak')), 150_000)
afterAll(() => site?.remove())

test(`${SECONDS} seconds of pages, reads and publishes: no failure`, async () => {
  const random = seeded(14)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const pages = visits().flatMap(({ path, as }) => (as || path.startsWith('/error/') ? [] : [encodeURI(path)]))
  const errors: string[] = []
  const count = { pages: 0, reads: 0, missing: 0, publishes: 0 }
  const told = { id: '', draftNumber: 0, revision: 0 }
  let publishing: Promise<void> = Promise.resolve()

  async function publish(): Promise<void> {
    const definition = edition(ROUTE, told.revision + 1, BLOCKS)
    const saved = await site.post('/adm/foPage/save', { definition, ...(told.id ? { id: told.id, draftNumber: told.draftNumber } : {}) })
    expect(saved.status, saved.text).toBe(200)
    Object.assign(told, saved.data!.item)
    const deployed = await site.post('/adm/svcPageDeploy/deploy', { id: told.id, draftNumber: told.draftNumber })
    expect(deployed.status, deployed.text).toBe(200)
    told.revision = Number(deployed.data!.item['number'])
    count.publishes++
  }
  async function look(): Promise<void> {
    const atLeast = told.revision
    const { status, text } = await site.get(ROUTE)
    expect([status, editionOf(text, BLOCKS) >= atLeast]).toEqual([200, true])
    count.pages++
  }
  async function read(path: string, expected: number, kind: keyof typeof count): Promise<void> {
    const { status } = await site.get(path)
    if (status !== expected) throw new Error(`${path} answered ${status} in place of ${expected}`)
    count[kind]++
  }
  function next(i: number): Promise<void> {
    const dice = random()
    // One editor, one publish after the other.
    if (i % (RATE * 2) === 0) return (publishing = publishing.then(publish))
    if (dice < 0.1) return look()
    if (dice < 0.75) return read(pick(pages), 200, 'pages')
    if (dice < 0.8) return read(`/cs/notice?page=${1 + Math.floor(random() * 3)}&utm_source=${i}`, 200, 'pages')
    if (dice < 0.97) return read(pick(READS), 200, 'reads')
    return read(`/none/${Math.floor(random() * 1e9)}`, 404, 'missing')
  }

  await publish()

  const memory: { second: number; mb: number }[] = []
  const begun = performance.now()
  const elapsed = () => (performance.now() - begun) / 1000
  const flying = new Set<Promise<void>>()
  let waited = 0
  for (let i = 1; elapsed() < SECONDS; i++) {
    if (i % (RATE * 5) === 1) {
      const mb = megabytesOf(site.pid())
      if (mb !== undefined) memory.push({ second: Math.round(elapsed()), mb })
    }
    const one: Promise<void> = next(i)
      .catch((cause: unknown) => void errors.push(String(cause)))
      .finally(() => flying.delete(one))
    flying.add(one)
    if (flying.size >= AT_ONCE) {
      waited++
      await Promise.race(flying)
    }
    const due = (i * 1000) / RATE - elapsed() * 1000
    if (due > 0) await sleep(due)
  }
  await Promise.all(flying)

  expect(errors).toEqual([])
  const late = memory.filter(({ second }) => second >= SECONDS / 3)
  console.log(
    JSON.stringify({
      test: 'T14',
      seconds: SECONDS,
      ...count,
      waited,
      failed: 0,
      memory,
      mbPerMinute: slopeOf(late),
      measured: late.length,
    }),
  )
})

/** Resident memory of a process and all below it; not known on systems without `ps`. */
function megabytesOf(pid: number): number | undefined {
  const { status, stdout } = spawnSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  if (status !== 0) return undefined
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number])
  const family = new Set([pid])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const [child, parent] of rows) if (family.has(parent)) family.add(child)
  }
  return Math.round(rows.reduce((sum, [id, , kb]) => sum + (family.has(id) ? kb : 0), 0) / 1024)
}

/** Least squares. */
function slopeOf(points: { second: number; mb: number }[]): number | undefined {
  if (points.length < 3) return undefined
  const mean = (of: (point: { second: number; mb: number }) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean(({ second }) => second), mean(({ mb }) => mb)]
  const over = points.reduce((sum, { second, mb }) => sum + (second - x) * (mb - y), 0)
  const under = points.reduce((sum, { second }) => sum + (second - x) ** 2, 0)
  return Math.round((over / under) * 60)
}
