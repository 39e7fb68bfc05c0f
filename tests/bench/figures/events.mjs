// Ten thousand simultaneous entries: whether one entry and one place stay unique, and the cost of an entry compared with its bare row.
// Called through the HTTP mount, with real sign-ins, on both databases.
import { eq } from 'drizzle-orm'
import { throttles } from '../../../services/db/tables/base.ts'
import { eventEntries, events as eventTable } from '../../../services/db/tables/events.ts'
import { mount } from '../../../services/kit/mount.ts'
import { median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'
import { SITE } from '../tools/with-databases.mjs'
import { measured, memberNo, MEMBERS, toldOf, withMembers } from '../tools/with-members.mjs'

const IDENTICAL = 200
const PLACES = 50
const ROUNDS = 5
const SECONDS = 2
const WARM_UP = 3
const DAY = 86_400_000

export const events = () =>
  withMembers('events', async ({ kind, open, cookies }) => {
    await identical(kind, open, cookies)
    await places(kind, open, cookies)
    await throughput(kind, open, cookies)
  })

async function identical(kind, open, cookies) {
  const event = await newEvent(open)
  const answers = await Promise.all(Array.from({ length: IDENTICAL }, () => apply(event, cookies[0])))
  const rows = (await entriesOf(open, event)).length
  const successes = answers.filter(({ result }) => result === '200').length
  const refusals = answers.filter(({ result, resultMessage }) => result === '409' && resultMessage === '이미 참여하신 이벤트입니다.').length
  figure({
    figure: `entry-identical-${kind}`,
    value: rows,
    unit: `row of ${IDENTICAL} identical at once`,
    target: '1',
    met: rows === 1 && successes === 1 && refusals === IDENTICAL - 1,
    successes,
    refusals,
  })
}

async function places(kind, open, cookies) {
  const event = await newEvent(open, { places: PLACES })
  const answers = await Promise.all(cookies.map((cookie) => apply(event, cookie)))
  const rows = (await entriesOf(open, event)).length
  const successes = answers.filter(({ result }) => result === '200').length
  const refusals = answers.filter(({ result }) => result === '409').length
  figure({
    figure: `entry-places-${kind}`,
    value: rows,
    unit: `rows of ${MEMBERS} members for ${PLACES} places`,
    target: String(PLACES),
    met: rows === PLACES && successes === PLACES && refusals === MEMBERS - PLACES,
    successes,
    refusals,
  })
}

/** Entries and bare rows a second in turns, each by as many at once; the median of the rounds' ratios. */
async function throughput(kind, open, cookies) {
  let event = 0
  let next = 0
  const nextMember = async () => {
    const member = next++ % MEMBERS
    // Everybody is in: the next event, for which nobody has tried too often.
    if (member === 0) event = open.db.delete(throttles).then(() => newEvent(open))
    return { cookie: cookies[member], memberNo: memberNo(member), eventSeq: await event }
  }
  const ways = {
    entry: async () => {
      const { cookie, eventSeq } = await nextMember()
      const { result, resultMessage } = await apply(eventSeq, cookie)
      if (result !== '200') throw new Error(`An entry was answered ${result}: ${resultMessage}`)
    },
    bare: async () => {
      const { memberNo, eventSeq } = await nextMember()
      const row = { siteId: 'site', eventSeq, memberNo, kind: 'apply', slot: 'once', applyType: 'default', appliedAt: new Date() }
      await open.db.insert(eventEntries).values(row)
    },
  }
  const seen = { entry: [], bare: [] }
  for (const way of Object.values(ways)) await measured(way, WARM_UP)
  for (let i = 0; i < ROUNDS; i++)
    for (const name of i % 2 ? ['entry', 'bare'] : ['bare', 'entry']) seen[name].push(await measured(ways[name], SECONDS))
  const ratio = round(median(seen.entry.map(({ perSecond }, i) => perSecond / seen.bare[i].perSecond)))
  figure({
    figure: `entry-of-bare-insert-${kind}`,
    value: ratio,
    unit: '× a bare INSERT',
    target: '≥ 0.5',
    met: ratio >= 0.5,
    ...toldOf(seen),
    rounds: ROUNDS,
  })
}

async function apply(eventId, cookie) {
  const response = await mount(
    new Request(`${SITE}/svc/eventSvcApi/svcEntryApply`, {
      method: 'POST',
      headers: { origin: SITE, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ eventId: String(eventId), applyType: 'default' }),
    }),
  )
  return (await response.json()).data
}

async function newEvent(open, more = {}) {
  const now = Date.now()
  const [{ eventSeq }] = await open.db
    .insert(eventTable)
    .values({
      siteId: 'site',
      eventName: '벤치',
      eventType: 'default',
      imgBannerPc: '/a.webp',
      imgBannerMo: '/a.webp',
      imgBannerAlt: '',
      openStrDate: new Date(now - DAY),
      openEndDate: new Date(now + DAY),
      ...more,
    })
    .returning({ eventSeq: eventTable.eventSeq })
  return eventSeq
}

const entriesOf = (open, eventSeq) => open.db.select().from(eventEntries).where(eq(eventEntries.eventSeq, eventSeq))
