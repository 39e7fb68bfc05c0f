// The map of the store finder (SYS-29): loaded when it is asked for, walked by the keyboard, in a sheet on phones, without Kakao too.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { expect, settled, test } from '../../support/site-test'

const FINDER = '/zin/exhibition'
const stores = (page: Page) => page.getByRole('region', { name: '찾은 매장' }).getByRole('article')
const map = (page: Page) => page.getByRole('group', { name: '매장 지도' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** Files of scripts that were loaded since. */
function scriptsOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(request.url())
  })
  return files
}

test('the map is loaded when it is wanted, remembered for the session, and follows every condition of the list', async ({
  page,
  complaints,
}) => {
  const scripts = scriptsOf(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(FINDER)
  await settled(page)
  expect(scripts.filter((file) => /map/.test(file))).toEqual([])
  expect(asked.filter((path) => /mapOutline|shopPinList/.test(path))).toEqual([])

  await page.getByRole('button', { name: '지도로 보기' }).click()
  const total = Number(/\d+/.exec(await page.getByText(/^총 \d+곳/).innerText())![0])
  await expect(page.getByText(`지도에 보이는 매장 ${total}곳`)).toBeVisible()
  expect(scripts.some((file) => /map/.test(file))).toBe(true)
  expect(await violationsOn(page)).toEqual([])

  // Beside each other.
  const [list, room] = [(await stores(page).first().boundingBox())!, (await map(page).boundingBox())!]
  expect(room.x).toBeGreaterThan(list.x + list.width)

  await page.getByRole('combobox', { name: '시·도' }).selectOption('부산')
  await expect(page.getByText(/지도에 보이는 매장 \d+곳/)).not.toHaveText(`지도에 보이는 매장 ${total}곳`)
  const found = /\d+/.exec(await page.getByText(/^총 \d+곳/).innerText())![0]
  await expect(page.getByText(`지도에 보이는 매장 ${found}곳`)).toBeVisible()
  await page.getByLabel('매장 이름이나 주소').fill('여기에는없는매장')
  await page.keyboard.press('Enter')
  await expect(map(page).locator('..').locator('..').getByText('조건에 맞는 매장이 없습니다.')).toBeVisible()

  await page.goto(FINDER)
  await expect(page.getByText(`지도에 보이는 매장 ${total}곳`)).toBeVisible()
  await page.getByRole('button', { name: '지도 닫기' }).click()
  await expect(map(page)).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(page.getByRole('button', { name: '지도로 보기' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('by keyboard: arrows lead from mark to mark, Enter opens, Escape goes back, and the focus is never lost', async ({ page }) => {
  await page.goto(`${FINDER}?region=${encodeURIComponent('서울')}`)
  await settled(page)
  await page.getByRole('button', { name: '지도로 보기' }).click()
  const cluster = map(page).getByRole('button', { name: /매장 \d+곳$/ })
  await expect(cluster.first()).toBeVisible()
  // One tab stop for all marks.
  await expect(map(page).locator('.map-mark[tabindex="0"]')).toHaveCount(1)
  await map(page).locator('.map-mark[tabindex="0"]').focus()
  const first = await focused(page)
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).not.toBe(first)
  for (let i = 0; i < 12 && !/매장 \d+곳$/.test(await focused(page)); i++)
    await page.keyboard.press(['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight'][i % 4]!)
  const opened = await focused(page)
  expect(opened).toMatch(/^서울( \S+구)? 매장 \d+곳$/)

  await page.keyboard.press('Enter')
  await expect(map(page).getByRole('status')).toHaveText(new RegExp(`${opened}을 펼쳤습니다. 지금 보이는 매장은 \\d+곳입니다.`))
  expect(await focused(page)).not.toBe(opened)
  expect(await page.evaluate(() => document.activeElement!.classList.contains('map-mark'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(map(page).getByRole('status')).toHaveText(/앞에서 보던 지도로 돌아왔습니다/)
  expect(await focused(page)).toBe(opened)

  await page.keyboard.press('+')
  await expect(map(page).getByRole('status')).toHaveText(/확대했습니다/)
  expect(await page.evaluate(() => document.activeElement!.closest('.map') !== null)).toBe(true)
  await page.keyboard.press('Home')
  await expect(map(page).getByRole('status')).toHaveText(/전체를 보여 드립니다/)
  expect(await page.evaluate(() => document.activeElement!.classList.contains('map-mark'))).toBe(true)
})

test('a pin marks its store in the list, whichever page it stands on, and a row marks its pin', async ({ page }) => {
  await page.goto(FINDER)
  await settled(page)
  const row = stores(page).nth(2)
  const name = await row.getByRole('heading').innerText()
  await row.getByRole('button', { name: `지도에서 보기: ${name}` }).click()
  const pin = map(page).getByRole('button', { name, exact: true })
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: '고른 매장' }).getByRole('link', { name })).toBeVisible()
  await expect(row).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: `${name} 닫기` }).click()
  await expect(page.getByRole('region', { name: '고른 매장' })).toHaveCount(0)

  // 제주 stands on the last page.
  await page.getByLabel('매장 이름이나 주소').fill('')
  await map(page).getByRole('button', { name: '전체 보기' }).click()
  await map(page)
    .getByRole('button', { name: /^제주 .*매장 \d+곳$/ })
    .click()
  const there = '라움결 서귀포 대리점'
  await map(page).getByRole('button', { name: there, exact: true }).click()
  await expect(page).toHaveURL(/page=3/)
  const marked = stores(page).filter({ has: page.getByRole('heading', { name: there, exact: true }) })
  await expect(marked).toHaveAttribute('aria-current', 'true')
  await expect(marked).toBeInViewport()
  await expect(page.getByRole('region', { name: '고른 매장' })).toContainText('064-')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('the map is a sheet with the conditions; Back returns to the list, at the chosen store', async ({ page, complaints }) => {
    await page.goto(FINDER)
    await settled(page)
    await page.getByRole('button', { name: '지도로 보기' }).tap()
    const sheet = page.getByRole('dialog', { name: '매장 지도' })
    await expect(sheet.getByText(/지도에 보이는 매장 \d+곳/)).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await sheet.getByRole('link', { name: /^마트/ }).tap()
    await expect(page).toHaveURL(/type=mart/)
    const marts = /\d+/.exec(await sheet.getByRole('heading', { name: /매장 지도/ }).innerText())![0]
    await expect(sheet.getByText(`지도에 보이는 매장 ${marts}곳`)).toBeVisible()
    await settled(page)
    const name = (await sheet.locator('.map-pin').first().getAttribute('aria-label'))!
    await sheet.getByRole('button', { name, exact: true }).tap()
    await expect(sheet.getByRole('region', { name: '고른 매장' })).toContainText(name)
    await sheet.getByRole('button', { name: '목록으로' }).tap()
    await expect(sheet).toHaveCount(0)
    const row = stores(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(row).toHaveAttribute('aria-current', 'true')
    await expect(row).toBeInViewport()

    await row.getByRole('button', { name: `지도에서 보기: ${name}` }).tap()
    await expect(sheet.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(stores(page).first()).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test.describe('with a key for Kakao’s map', () => {
  test.use({ bypassCSP: true, ownContext: true })
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        document.documentElement.dataset['kakaoKey'] = '0'.repeat(32)
        observer.disconnect()
      }).observe(document, { childList: true })
    }),
  )

  test('a service that does not answer within eight seconds leaves the map to ours; the list works meanwhile', async ({ page }) => {
    await page.clock.install()
    let asked = 0
    // It neither answers nor refuses.
    await page.route('https://dapi.kakao.com/**', () => void asked++)
    await page.goto(FINDER)
    await settled(page)
    await page.getByRole('button', { name: '지도로 보기' }).click()
    await expect(page.getByText('지도를 불러오는 중입니다')).toBeVisible()
    await expect.poll(() => asked).toBe(1)
    await expect(stores(page).first()).toBeVisible()
    await page.clock.fastForward(7_500)
    await expect(map(page)).toHaveCount(0)
    await page.clock.fastForward(1_000)
    await page.clock.resume()
    await expect(page.getByText(/지도에 보이는 매장 \d+곳/)).toBeVisible()
    await expect(map(page).locator('svg g path')).toHaveCount(18)
  })

  test('one that refuses leaves it to ours at once, and one that answers is used with the same marks', async ({ page }) => {
    await page.route('https://dapi.kakao.com/**', (route) => route.abort())
    await page.goto(FINDER)
    await settled(page)
    await page.getByRole('button', { name: '지도로 보기' }).click()
    await expect(map(page).locator('svg g path')).toHaveCount(18)
    await page.getByRole('button', { name: '지도 닫기' }).click()

    await page.unroute('https://dapi.kakao.com/**')
    await page.route('https://dapi.kakao.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${standInForKakao.toString()})()` }),
    )
    await page.getByRole('button', { name: '지도로 보기' }).click()
    await expect(map(page)).toHaveAttribute('data-kakao', '')
    const total = /\d+/.exec(await page.getByText(/^총 \d+곳/).innerText())![0]
    await expect(page.getByText(`지도에 보이는 매장 ${total}곳`)).toBeVisible()
    const cluster = map(page)
      .getByRole('button', { name: /^서울.*매장 \d+곳$/ })
      .first()
    await cluster.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`지도에 보이는 매장 ${total}곳`)).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement!.classList.contains('map-mark'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByText(`지도에 보이는 매장 ${total}곳`)).toBeVisible()
  })
})

/** As much of Kakao's script as the port uses: a plane without tiles. */
function standInForKakao(): void {
  class LatLng {
    lat: number
    lng: number
    constructor(lat: number, lng: number) {
      this.lat = lat
      this.lng = lng
    }
    getLat = () => this.lat
    getLng = () => this.lng
  }
  class LatLngBounds {
    spots: LatLng[] = []
    extend = (spot: LatLng) => void this.spots.push(spot)
    getSouthWest = () => new LatLng(Math.min(...this.spots.map(({ lat }) => lat)), Math.min(...this.spots.map(({ lng }) => lng)))
    getNorthEast = () => new LatLng(Math.max(...this.spots.map(({ lat }) => lat)), Math.max(...this.spots.map(({ lng }) => lng)))
  }
  const idle: (() => void)[] = []
  const overlays = new Set<CustomOverlay>()
  class Map {
    place: HTMLElement
    center: LatLng
    level: number
    constructor(place: HTMLElement, { center, level }: { center: LatLng; level: number }) {
      this.place = place
      this.center = center
      this.level = level
      place.dataset['kakao'] = ''
    }
    span = () => 2 ** (this.level - 9)
    changed() {
      for (const overlay of overlays) overlay.draw()
      for (const listener of idle) setTimeout(listener)
    }
    getLevel = () => this.level
    setLevel(level: number) {
      this.level = level
      this.changed()
    }
    getCenter = () => this.center
    setCenter(center: LatLng) {
      this.center = center
      this.changed()
    }
    panTo = (center: LatLng) => this.setCenter(center)
    getBounds() {
      const bounds = new LatLngBounds()
      for (const way of [-1, 1]) bounds.extend(new LatLng(this.center.lat + way * this.span(), this.center.lng + way * this.span()))
      return bounds
    }
    setBounds(bounds: LatLngBounds) {
      const [a, b] = [bounds.getSouthWest(), bounds.getNorthEast()]
      this.level = 11
      this.setCenter(new LatLng((a.lat + b.lat) / 2, (a.lng + b.lng) / 2))
    }
    relayout = () => {}
  }
  class CustomOverlay {
    map: Map | null
    position: LatLng
    content: HTMLElement
    constructor({ map, position, content }: { map: Map; position: LatLng; content: HTMLElement }) {
      this.map = map
      this.position = position
      this.content = content
      overlays.add(this)
      map.place.append(content)
      this.draw()
    }
    draw() {
      const { place, center } = this.map!
      const share = (value: number) => 0.5 + value / (2 * this.map!.span())
      this.content.style.left = `${share(this.position.lng - center.lng) * place.clientWidth}px`
      this.content.style.top = `${share(center.lat - this.position.lat) * place.clientHeight}px`
    }
    setMap(map: Map | null) {
      if (map) return
      overlays.delete(this)
      this.content.remove()
    }
  }
  const event = { addListener: (_: object, __: string, listener: () => void) => void idle.push(listener) }
  const maps = { load: (done: () => void) => setTimeout(done), LatLng, LatLngBounds, Map, CustomOverlay, event }
  Object.assign(window, { kakao: { maps } })
}
