// A member of staff who is blocked is out at the next request, in every process of the site.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownSite, type OwnSite } from '@/tests/support/own-site'
import { signInAt, staffCookie } from '@/tests/support/staff-cookie'
import { testDatabase, type TestDatabase } from '@/tests/support/test-database'

const CLIENTS = 20
/** Milliseconds from the answer that somebody is blocked to the last request of theirs that is answered. */
const MOST = 1_000
const REASON = '퇴사로 사용을 중지합니다.'

let database: TestDatabase
let site: OwnSite

beforeAll(async () => {
  database = await testDatabase('postgres', { migrated: false })
  site = await ownSite('leavers', { DATABASE_URL: database.place.databaseUrl!, WORKERS: '2' })
}, 150_000)
afterAll(async () => {
  await site?.remove()
  await database?.drop()
}, 60_000)

test('who is blocked through one process is refused by both, whatever they ask, within a second', async () => {
  const cookie = await signInAt(site.url, 'marumanager', 'Oak7!Tile58')
  const asked = ['/adm/auth/me', '/adm/foPage/list', '/adm/account/read']
  const answers: { at: number; status: number }[] = []
  let over = false
  const client = async (i: number) => {
    while (!over) {
      const at = performance.now()
      // A connection of its own each time, so that both processes answer.
      const { status } = await fetch(site.url + asked[i % asked.length]!, { headers: { cookie, connection: 'close' } })
      answers.push({ at, status })
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, i) => client(i))
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(10 * CLIENTS)

  const { items } = await browse()
  const { id } = items.find(({ loginId }) => loginId === 'marumanager')!
  const blocked = await site.post('/adm/staff/block', { id, reason: REASON })
  const at = performance.now()
  expect(blocked.status).toBe(200)
  await sleep(3 * MOST)
  over = true
  await Promise.all(clients)

  const lastServed = Math.max(...answers.filter(({ status }) => status === 200).map((answer) => answer.at))
  console.log(`the last request that was answered began ${(lastServed - at).toFixed(0)} ms after the block`)
  expect(lastServed - at).toBeLessThan(MOST)
  const later = answers.filter((answer) => answer.at > at + MOST)
  expect(new Set(later.map(({ status }) => status))).toEqual(new Set([403]))
}, 90_000)

async function browse() {
  const response = await fetch(`${site.url}/adm/staff/browse`, { headers: { cookie: await staffCookie(site.url) } })
  return ((await response.json()) as { data: { items: { id: string; loginId: string }[] } }).data
}
