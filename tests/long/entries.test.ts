// An entry that was confirmed to the member is stored, whenever the server was killed; one that was not confirmed is whole or absent.
import { eq } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'
import { openDatabase } from '@/services/db/open-database'
import { eventEntries, eventUrls } from '@/services/db/tables/events'
import answersOfSeed from '@/pages-fixtures/seed/event-answers.json' with { type: 'json' }
import { useSettings } from '@/tests/support/test-app'
import { ownSite, seeded, type OwnSite } from '@/tests/support/own-site'

const KILLS = 20
/** Members press at the same time. */
const AT_ONCE = 8
const SEED = 20261122
/** A seeded video quiz without a limit, which stores an entry and its address together. */
const EVENT = 122
const MEMBER = 'haneul'
const answers = answersOfSeed.find(({ eventSeq }) => eventSeq === EVENT)!.answers

let site: OwnSite
beforeAll(async () => void (site = await ownSite('entries')), 150_000)
afterAll(() => site?.remove())

async function signIn(): Promise<string> {
  const response = await fetch(`${site.url}/svc/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ memberId: MEMBER, password: DEMO_PASSWORD }),
  })
  expect(response.status).toBe(200)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0]!)
    .filter((pair) => !pair.endsWith('='))
    .join('; ')
}

test(`every entry that was acknowledged is stored once: ${KILLS} kills`, async () => {
  const random = seeded(SEED)
  const confirmed: string[] = []
  const sent: string[] = []
  let cookie = ''

  async function enter(): Promise<void> {
    const url = `https://blog.example.com/${sent.length}`
    sent.push(url)
    const response = await fetch(`${site.url}/svc/eventSvcApi/svcEntryContentShareApply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url, cookie },
      body: JSON.stringify({ eventId: String(EVENT), eventType: 'videoQuiz', answers, data03: url }),
      signal: AbortSignal.timeout(30_000),
    })
    const { data } = (await response.json()) as { data: { result: string; resultMessage: string } }
    expect([response.status, data.result], data.resultMessage).toEqual([200, '200'])
    confirmed.push(url)
  }

  /** Again and again, until the connection is gone; any other complaint is the test's. */
  async function untilKilled(killed: () => boolean): Promise<void> {
    for (;;) {
      try {
        await enter()
      } catch (cause) {
        if (killed() && cause instanceof TypeError) return
        throw cause
      }
    }
  }

  for (let kill = 1; kill <= KILLS; kill++) {
    cookie = await signIn()
    await enter()
    let killed = false
    const work = Promise.all(Array.from({ length: AT_ONCE }, () => untilKilled(() => killed)))
    await Promise.race([work, sleep(20 + Math.floor(random() * 980))])
    killed = true
    await site.kill()
    await work
    await site.start()
  }
  expect(await site.stop()).toBe(0)

  useSettings(site.dataDir)
  const open = await openDatabase({ dataDir: site.dataDir })
  try {
    const entries = await open.db.select().from(eventEntries).where(eq(eventEntries.eventSeq, EVENT))
    const urls = await open.db.select().from(eventUrls).where(eq(eventUrls.eventSeq, EVENT))
    const stored = entries.map(({ data03 }) => data03)
    expect(
      confirmed.filter((url) => !stored.includes(url)),
      'acknowledged and lost',
    ).toEqual([])
    expect(new Set(stored).size, 'stored twice').toBe(stored.length)
    expect(
      stored.filter((url) => !sent.includes(url)),
      'never sent',
    ).toEqual([])
    // An entry and its address are one: neither is there without the other.
    expect(urls.map(({ url }) => `https://${url}`).toSorted()).toEqual(stored.toSorted())
    console.log(
      JSON.stringify({
        test: 'entries under kill -9',
        kills: KILLS,
        acknowledged: confirmed.length,
        keptUnacknowledged: stored.length - confirmed.length,
        lost: 0,
      }),
    )
  } finally {
    await open.close()
  }
})
