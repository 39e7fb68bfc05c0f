// The store finder over 2,000 stores, called through the HTTP mount, on both databases; and what its map costs a page before it is wanted.
import { gzipSync } from 'node:zlib'
import { bumpTagNumbers } from '../../../services/db/tag-numbers.ts'
import { shops } from '../../../services/db/tables/places.ts'
import { mount } from '../../../services/kit/mount.ts'
import '../../../services/areas.ts'
import { startApp } from '../tools/app.mjs'
import { kilobytes, openBrowser } from '../tools/browser.mjs'
import { median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'
import { SITE, withDatabases } from '../tools/with-databases.mjs'

const STORES = 2_000
const TIMES = 300
const MOST_MS = 20

export async function finder() {
  await withDatabases('finder', { fill }, async ({ kind, open }) => {
    for (const [name, ask] of Object.entries(QUESTIONS)) await measure(kind, open, name, ask)
  })
  await inTheBrowser()
}

const REGIONS = ['서울', '경기', '부산', '대구', '인천', '광주', '대전', '강원']
const TYPES = ['showroom', 'dealer', 'mart']
const KEYWORDS = ['', '매장', '로 12', '점 7', '']
const pick = (list, i) => list[i % list.length]
const search = (i) =>
  new URLSearchParams({
    region: i % 3 ? pick(REGIONS, i) : '',
    type: i % 4 ? '' : pick(TYPES, i),
    keyword: pick(KEYWORDS, i),
    open: i % 2 ? 'Y' : '',
  })

/** A page of the list; the pins of the map; and all stores at once, which a visitor's own place puts in order. */
const QUESTIONS = {
  list: (i) => `/svc/shopSvcApi/shopList?${search(i)}&size=30&page=${1 + (i % 2)}`,
  pins: (i) => `/svc/shopSvcApi/shopPinList?${search(i)}`,
  near: (i) => `/svc/shopSvcApi/shopList?size=2000&keyword=${encodeURIComponent(pick(KEYWORDS, i))}`,
}

async function fill(open) {
  const rows = Array.from({ length: STORES }, (_, i) => ({
    shopId: `bench-${i}`,
    siteId: 'site',
    type: pick(TYPES, i),
    typeName: pick(['전시장', '대리점', '마트'], i),
    shopName: `측정 매장 ${i}호점`,
    erpAgencyName: `측정상사 ${i}`,
    region: pick(REGIONS, i),
    district: `${pick(['중', '남', '북', '동', '서'], i)}구`,
    address: `${pick(REGIONS, i)} ${pick(['중', '남', '북', '동', '서'], i)}구 측정로 ${i}`,
    lat: 34.5 + ((i * 7919) % 3_500) / 1_000,
    lng: 126.5 + ((i * 104_729) % 2_800) / 1_000,
    phoneNumber: `0200${String(i).padStart(6, '0')}`,
    hours: pick(['평일 09:00–18:30, 토요일 10:00–15:00', '매일 10:00–20:00', '그때그때'], i),
    closedDays: pick(['일요일·공휴일', '둘째·넷째 월요일', '설날·추석 당일'], i),
    images: [{ src: `/media/shop-${i % 20}.webp`, alt: '전시장 내부' }],
    orderNo: i,
  }))
  for (let from = 0; from < rows.length; from += 500) await open.unhurried((db) => db.insert(shops).values(rows.slice(from, from + 500)))
}

async function measure(kind, open, name, ask) {
  const first = []
  for (let i = 0; i < 5; i++) {
    const settle = await open.db.transaction((tx) => bumpTagNumbers(tx, ['shops']))
    settle()
    first.push(await timed(ask(i)))
  }
  const took = []
  const cpu = process.cpuUsage()
  for (let i = 0; i < TIMES; i++) took.push(await timed(ask(i)))
  const { user, system } = process.cpuUsage(cpu)
  took.sort((a, b) => a - b)
  const p95 = took[Math.floor(TIMES * 0.95)]
  // All stores at once are no query of the list: they are told beside it.
  const target = name === 'near' ? undefined : MOST_MS
  figure({
    figure: `finder-${name}-${kind}`,
    value: round(p95, 1),
    unit: `ms p95 at ${STORES} stores`,
    target: target ? `≤ ${target}` : '',
    met: !target || p95 <= target,
    medianMs: round(median(took), 1),
    // Of the whole process: on a busy machine the time of a call is others' too.
    meanCpuMs: round((user + system) / 1_000 / TIMES, 1),
    slowestMs: round(took.at(-1), 1),
    firstAfterAChangeMs: round(median(first), 1),
  })
}

async function timed(path) {
  const from = performance.now()
  const response = await mount(new Request(SITE + path), { readSession: async () => ({}) })
  const { data } = await response.json()
  if (data.result !== '200') throw new Error(`${path} answered ${data.result}: ${data.resultMessage}`)
  return performance.now() - from
}

const FINDER = '/zin/exhibition'
/** A class of the map's own style, which travels with its script. */
const MARK = 'map-cluster'
const ROUNDS = 5

async function inTheBrowser() {
  const app = await startApp({ name: 'finder' })
  try {
    await mapBytes(app.url)
    await firstPaint(app.url)
  } finally {
    await app.stop()
  }
}

async function mapBytes(url) {
  const context = await (await openBrowser()).newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const bodies = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.text())
    })
    await page.goto(url + FINDER, { waitUntil: 'networkidle' })
    const before = (await Promise.all(bodies.splice(0))).filter((text) => text.includes(MARK))
    await page.getByRole('button', { name: '지도로 보기' }).click()
    await page.locator('.map-mark').first().waitFor()
    const after = await Promise.all(bodies)
    if (!after.some((text) => text.includes(MARK))) throw new Error('The map came without its script.')
    const size = (texts) => texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
    figure({
      figure: 'finder-map-javascript-unasked',
      value: kilobytes(size(before)),
      unit: 'KB gzip',
      target: '0',
      met: before.length === 0,
      askedKB: kilobytes(size(after)),
    })
  } finally {
    await context.close()
  }
}

/** The list beside a map that is wanted from the beginning, and whose answers take three seconds, over the list alone. */
async function firstPaint(url) {
  const seen = { alone: [], beside: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const kind of round % 2 ? ['beside', 'alone'] : ['alone', 'beside']) seen[kind].push(await paintOf(url, kind === 'beside'))
  const [alone, beside] = [median(seen.alone), median(seen.beside)]
  figure({
    figure: 'finder-list-painted-beside-map',
    value: round(beside / alone, 2),
    unit: 'of the list alone, while the map’s answers take 3 s',
    target: '≤ 1.25',
    met: beside <= alone * 1.25,
    aloneMs: round(alone, 0),
    besideMs: round(beside, 0),
  })
}

async function paintOf(url, isMapWanted) {
  const context = await (await openBrowser()).newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    if (isMapWanted) await page.addInitScript(() => sessionStorage.setItem('maru.finder-map', 'Y'))
    const asked = []
    await page.route(/mapOutline|shopPinList/, async (route) => {
      asked.push(route.request().url())
      await new Promise((resolve) => setTimeout(resolve, 3_000))
      await route.continue().catch(() => {})
    })
    await page.goto(url + FINDER)
    await page.locator('article').first().waitFor()
    const ms = await page.evaluate(
      () =>
        new Promise((resolve) =>
          new PerformanceObserver((list, observer) => {
            const paint = list.getEntriesByName('first-contentful-paint')[0]
            if (!paint) return
            observer.disconnect()
            resolve(paint.startTime)
          }).observe({ type: 'paint', buffered: true }),
        ),
    )
    if (isMapWanted) await page.getByText('지도를 불러오는 중입니다').waitFor()
    if (isMapWanted !== asked.length > 0) throw new Error(`The map was ${isMapWanted ? 'not ' : ''}asked for.`)
    return ms
  } finally {
    await context.close()
  }
}
