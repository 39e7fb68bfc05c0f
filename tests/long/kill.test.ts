// T1: a server that is killed at any moment has lost nothing that it acknowledged, and never shows half a publish.
import { asc, eq } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '@/services/db/open-database'
import { documents, revisions } from '@/services/db/tables/site'
import { useSettings } from '@/tests/support/test-app'
import { edition, editionOf, ownSite, seeded, type OwnSite } from '@/tests/support/own-site'

const ROUNDS = 8
const BLOCKS = 200
const ROUTE = '/campaign/kill'
const SEED = 20261121

let site: OwnSite
beforeAll(async () => void (site = await ownSite('kill')), 150_000)
afterAll(() => site?.remove())

const published = () => site.get(`/svc/service/page?pageRoute=${ROUTE}`)

test(`a publish is complete or absent, and persistent once acknowledged: ${ROUNDS} kills`, async () => {
  const random = seeded(SEED)
  // What the server confirmed to its editor, and nothing else.
  const confirmed = { id: '', draftNumber: 0, revision: 0 }
  let publishes = 0
  let reads = 0
  let cutOff = 0

  async function publish(): Promise<void> {
    const number = confirmed.revision + 1
    const saved = await site.post('/adm/foPage/save', {
      definition: edition(ROUTE, number, BLOCKS),
      ...(confirmed.id ? { id: confirmed.id, draftNumber: confirmed.draftNumber } : {}),
    })
    expect(saved.status, saved.text).toBe(200)
    Object.assign(confirmed, saved.data!.item)
    const deployed = await site.post('/adm/svcPageDeploy/deploy', { id: confirmed.id, draftNumber: confirmed.draftNumber })
    expect(deployed.status, deployed.text).toBe(200)
    expect(deployed.data!.item).toMatchObject({ number })
    confirmed.revision = number
    publishes++
  }

  async function look(): Promise<void> {
    const atLeast = confirmed.revision
    const page = await site.get(ROUTE)
    expect(page.status).toBe(200)
    expect(editionOf(page.text, BLOCKS)).toBeGreaterThanOrEqual(atLeast)
    reads++
  }

  /** Again and again, until the connection is gone; any other complaint is the test's. */
  async function untilKilled(work: () => Promise<void>, killed: () => boolean): Promise<void> {
    for (;;) {
      try {
        await work()
      } catch (cause) {
        if (killed() && cause instanceof TypeError) return
        throw cause
      }
    }
  }

  for (let round = 1; round <= ROUNDS; round++) {
    await publish()
    await look()
    const delay = 50 + Math.floor(random() * 1_450)
    let killed = false
    const work = Promise.all([publish, look].map((one) => untilKilled(one, () => killed)))
    await Promise.race([work, sleep(delay)])
    killed = true
    await site.kill()
    await work

    await site.start()
    const where = `round ${round}, killed after ${delay} ms`
    const kept = await published()
    expect(kept.status, where).toBe(200)
    const { number } = kept.data!.item['meta'] as { number: number }
    // At most the one that was under way is there without having been acknowledged.
    expect([confirmed.revision, confirmed.revision + 1], where).toContain(number)
    expect(editionOf(kept.text, BLOCKS), where).toBe(number)
    expect(editionOf((await site.get(ROUTE)).text, BLOCKS), where).toBe(number)
    const draft = await site.post('/adm/foPage/save', { id: confirmed.id, draftNumber: 0, definition: edition(ROUTE, number, BLOCKS) })
    const { draftNumber } = draft.data!.item as { draftNumber: number }
    expect(draft.status, where).toBe(409)
    expect([confirmed.draftNumber, confirmed.draftNumber + 1], where).toContain(draftNumber)
    cutOff += number - confirmed.revision + draftNumber - confirmed.draftNumber
    Object.assign(confirmed, { revision: number, draftNumber })
  }

  await publish()
  await look()
  expect(await site.stop()).toBe(0)
  useSettings(site.dataDir)
  const open = await openDatabase({ dataDir: site.dataDir })
  try {
    const [row] = await open.db.select().from(documents).where(eq(documents.id, confirmed.id))
    const all = await open.db.select().from(revisions).where(eq(revisions.documentId, confirmed.id)).orderBy(asc(revisions.number))
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: confirmed.revision }, (_, i) => i + 1))
    for (const { number, body } of all) expect(editionOf(body, BLOCKS)).toBe(number)
    expect(row!.publishedRevisionId).toBe(all.at(-1)!.id)
  } finally {
    await open.close()
  }
  console.log(JSON.stringify({ test: 'T1', kills: ROUNDS, publishes, reads, keptUnacknowledged: cutOff, lost: 0, mixed: 0 }))
})
