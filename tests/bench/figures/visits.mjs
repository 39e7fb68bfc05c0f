// Fifty people who book a visit with five places at the same moment: whether exactly five get one, and all others are told. Called through
// the HTTP mount, with real sign-ins, on both databases.
import { eq } from 'drizzle-orm'
import { shops } from '../../../services/db/tables/places.ts'
import { members } from '../../../services/db/tables/members.ts'
import { shopVisits, visitHours, visitSlots } from '../../../services/db/tables/visits.ts'
import { mount } from '../../../services/kit/mount.ts'
import { figure } from '../tools/report.mjs'
import { SITE } from '../tools/with-databases.mjs'
import { memberNo, withMembers } from '../tools/with-members.mjs'

const PEOPLE = 50
const PLACES = 5
const FULL = '방금 자리가 찼습니다. 가까운 다른 시간을 골라 주세요.'
const DAY = 86_400_000

export const visits = () =>
  withMembers('visits', async ({ kind, open, cookies }) => {
    const startsAt = await addPlace(open)
    // Members of the bench have one name and number; visits are booked by persons.
    for (let i = 0; i < PEOPLE; i++)
      await open.db
        .update(members)
        .set({ mobileNo: `0102000${1_000 + i}` })
        .where(eq(members.memberNo, memberNo(i)))
    const answers = await Promise.all(cookies.slice(0, PEOPLE).map((cookie, i) => book(startsAt, cookie, i)))
    const rows = await open.db.$count(shopVisits, eq(shopVisits.state, 'booked'))
    const [slot] = await open.db.select().from(visitSlots)
    const successes = answers.filter(({ result }) => result === '200').length
    const refusals = answers.filter(
      ({ result, resultMessage, item }) => result === '409' && resultMessage === FULL && item.nearest.length > 0,
    )
    figure({
      figure: `visit-places-${kind}`,
      value: rows,
      unit: `bookings of ${PEOPLE} at once for ${PLACES} places`,
      target: String(PLACES),
      met: rows === PLACES && successes === PLACES && refusals.length === PEOPLE - PLACES && slot.taken === PLACES,
      successes,
      refusals: refusals.length,
      taken: slot.taken,
    })
  })

/** A shop that receives five parties every hour. @returns the noon of the day after tomorrow. */
async function addPlace(open) {
  const place = { region: '서울', address: '서울', lat: 37, lng: 127, phoneNumber: '02-0000-0001', orderNo: 1 }
  await open.db.insert(shops).values({ ...place, shopId: 's', siteId: 'site', type: 'showroom', typeName: '전시장', shopName: '벤치' })
  const span = { days: '매일', from: '11:00', until: '17:00', minutes: 60, capacity: PLACES }
  await open.db.insert(visitHours).values({
    ...{ hoursId: 'h', siteId: 'site', name: '벤치', shopId: 's', spans: [span], closedDates: [] },
    ...{ weeksAhead: 4, closeHours: 2, holidaysYn: 'N' },
  })
  const day = new Date(Date.now() + 2 * DAY + 9 * 3_600_000).toISOString().slice(0, 10)
  return `${day}T03:00:00.000Z`
}

async function book(startsAt, cookie, i) {
  const form = { place: 'shop:s', startsAt, name: '김하늘', phoneNo: `0102000${1_000 + i}`, people: 2, agreed: true }
  const response = await mount(
    new Request(`${SITE}/svc/visitSvcApi/book`, {
      method: 'POST',
      headers: { origin: SITE, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(form),
    }),
  )
  return (await response.json()).data
}
