// `npm run guide`: the pictures of the editor's guide anew (docs/guide/pictures). It starts the built site with its demonstration content,
// signs in and goes to each state by the words on the screen, so that a picture never shows what an editor cannot find. A picture that has
// changed in dates and times alone stays as it is, so that a second run changes nothing. Names as arguments: these alone.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findHeadlessBrowser } from './tools/browser.mjs'
import { inRoot } from './tools/project.mjs'
import { startServer } from './tools/server.mjs'

const SIZE = { width: 1280, height: 800 }
const MOST_BYTES = 60_000
/** Share of the pixels in which two pictures of the same state differ: dates, times, the order of equal rows. */
const SAME = 0.01
/** Shipped photographs, uploaded so that the library is not empty. */
const PHOTOGRAPHS = [
  'living-sage',
  'kitchen-oak',
  'bedroom-linen',
  'study-walnut',
  'bath-travertine',
  'entrance-terrazzo',
  'balcony-garden',
  'dining-autumn',
]
const FIRST_SCREEN = '오늘 할 일'
const PEOPLE = { loginId: 'maruadmin', password: 'Oak7!Tile29' }

const only = process.argv.slice(2)
const server = await startServer()
const browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: ['--no-sandbox'] })
const changed = []
const missed = []
try {
  const context = await browser.newContext({ viewport: SIZE, locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${server.url}/ice_builder`)
  await page.getByRole('textbox', { name: '아이디' }).fill(PEOPLE.loginId)
  await page.getByRole('textbox', { name: '비밀번호' }).fill(PEOPLE.password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await heading(page, FIRST_SCREEN)
  for (const [name, go] of Object.entries(STATES())) {
    if (only.length > 0 && !only.includes(name)) continue
    await page.goto(`${server.url}/ice_builder/home`)
    await heading(page, FIRST_SCREEN)
    try {
      await go(page)
      await settle(page)
      if (await keep(name, await page.screenshot())) changed.push(name)
    } catch (error) {
      missed.push(`${name}: ${String(error).split('\n')[0]}`)
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
if (missed.length > 0) {
  console.error(`States that were not reached:\n${missed.join('\n')}`)
  process.exitCode = 1
}
console.log(changed.length === 0 ? 'No picture has changed.' : `Written: ${changed.join(', ')}`)

/** What each picture shows, by the words that lead there. */
function STATES() {
  const screen = (words) => async (page) => {
    const menu = page.getByRole('navigation', { name: '관리 메뉴' })
    const link = page.getByRole('link', { name: words, exact: true, includeHidden: true })
    const entry = menu.locator('a').and(link)
    const group = menu.locator('details:not([open])').filter({ has: link })
    if ((await group.count()) > 0) await group.locator('summary').click()
    const before = page.url()
    await entry.first().click()
    await page.waitForURL((url) => url.href !== before)
    await page.getByRole('heading', { level: 1, name: FIRST_SCREEN }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const first = async (page) => page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
  const record = (words) => async (page) => {
    await screen(words)(page)
    await first(page)
    await page.getByRole('tab', { name: '지난 내용' }).waitFor()
  }
  const files = (page) => page.getByRole('list', { name: '미디어 파일' }).getByRole('listitem')
  const more = (page) =>
    page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /더 보기$/ })
      .click()
  return {
    home: async () => {},
    find: async (page) => {
      await page.getByRole('button', { name: /^찾기/ }).first().click()
      await page.getByRole('dialog').getByRole('combobox').first().fill('공지')
    },
    pages: async (page) => {
      await screen('페이지')(page)
      await page.getByRole('searchbox', { name: '페이지 찾기' }).fill('이벤트')
    },
    'new-page': async (page) => {
      await screen('페이지')(page)
      await page.getByRole('button', { name: '새 페이지' }).click()
    },
    editor: async (page) => {
      await screen('페이지')(page)
      await page.getByRole('searchbox', { name: '페이지 찾기' }).fill('진행 중 이벤트')
      await page.getByRole('link', { name: '진행 중 이벤트', exact: true }).click()
      await page.getByRole('button', { name: '게시', exact: true }).waitFor()
      await page.frameLocator('iframe').first().getByRole('heading', { level: 1 }).waitFor()
    },
    products: screen('제품'),
    product: record('제품'),
    case: record('시공사례'),
    notice: record('공지사항'),
    banner: record('배너'),
    'banner-page': (page) => page.goto(`${server.url}/zin/event/event`),
    menus: screen('메뉴'),
    events: screen('이벤트'),
    event: async (page) => {
      await screen('이벤트')(page)
      await first(page)
      await page.getByRole('tab', { name: /참여 내역|응모/ }).waitFor()
    },
    media: async (page) => {
      await screen('미디어')(page)
      const asked = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: '올리기', exact: true }).first().click()
      await (await asked).setFiles(PHOTOGRAPHS.map((name) => inRoot('public', 'media', 'rooms', `${name}.webp`)))
      await files(page)
        .nth(PHOTOGRAPHS.length - 1)
        .waitFor({ timeout: 60_000 })
      await page.getByRole('button', { name: '올리기 결과 닫기' }).click()
    },
    photo: async (page) => {
      await screen('미디어')(page)
      await files(page).first().getByRole('button').first().click()
    },
    sheet: async (page) => {
      await screen('제품')(page)
      await page.getByRole('button', { name: '엑셀' }).click()
    },
    schedule: async (page) => {
      await record('배너')(page)
      await page.getByRole('button', { name: '더 보기', exact: true }).click()
      await page.getByRole('menuitem', { name: '게시 예약' }).click()
    },
    'row-menu': async (page) => {
      await screen('공지사항')(page)
      await more(page)
    },
    history: async (page) => {
      await record('공지사항')(page)
      await page.getByRole('textbox', { name: '제목', exact: true }).fill('개인정보 처리방침 개정 안내')
      await page.getByRole('button', { name: '다시 게시', exact: true }).click()
      await page.getByText('게시했습니다. 방문자에게 보입니다.').waitFor()
      await page.getByRole('tab', { name: '지난 내용' }).click()
      await page.getByRole('tabpanel', { name: '지난 내용' }).getByRole('listitem').first().waitFor()
    },
    members: screen('회원'),
    order: async (page) => {
      await screen('주문')(page)
      await first(page)
      await page.getByRole('heading', { name: '있었던 일' }).waitFor()
    },
    packing: async (page) => {
      await screen('포장')(page)
      await page.getByRole('checkbox').first().check()
    },
    options: async (page) => {
      await screen('상품')(page)
      await page.getByRole('link', { name: /식탁/ }).first().click()
      const combinations = page.getByRole('list', { name: '파는 조합' })
      await combinations.waitFor()
      await combinations.evaluate((list) => list.scrollIntoView({ block: 'center' }))
    },
    account: async (page) => {
      await page.getByRole('link', { name: /^내 계정/ }).click()
      await page.getByRole('heading', { level: 1, name: '내 계정' }).waitFor()
    },
    scope: async (page) => {
      await screen('운영자와 역할')(page)
      await page.getByRole('tab', { name: '역할' }).click()
      await page.getByRole('button', { name: '새 역할' }).first().click()
      await page.getByRole('textbox', { name: '역할 이름' }).fill('브랜드 담당')
      await page.getByRole('radio', { name: /^역할이 없는 매니저처럼/ }).check()
      await page.getByRole('button', { name: '만들기', exact: true }).click()
      const fold = page.getByText('페이지의 구역과 블록 정하기')
      await fold.click()
      await page.getByRole('radio', { name: '고른 구역만' }).check()
      await fold.evaluate((part) => part.scrollIntoView({ block: 'center' }))
    },
    directory: async (page) => {
      await screen('운영자와 역할')(page)
      await page.getByRole('tab', { name: '회사 계정' }).click()
      await page.getByRole('form', { name: '회사 계정 연결' }).waitFor()
    },
    review: screen('월간 점검'),
    staff: screen('운영자와 역할'),
    audit: screen('감사 기록'),
  }
}

function heading(page, words) {
  return page.getByRole('heading', { level: 1, name: words, exact: true }).waitFor()
}

/** Waits until lists and pictures have arrived and nothing moves. */
async function settle(page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.mouse.move(0, 0)
  // The stream of news keeps a request open: the network is never idle.
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null && [...document.images].every((one) => one.complete || one.loading === 'lazy'),
  )
  await page.waitForTimeout(1_000)
}

/** Writes the picture unless the one that is there shows the same. @returns whether it was written. */
async function keep(name, png) {
  const file = inRoot('docs', 'guide', 'pictures', `${name}.webp`)
  if (await isSame(png, file)) return false
  for (const quality of [80, 70, 60, 50, 40, 30]) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length > MOST_BYTES && quality > 30) continue
    writeFileSync(file, bytes)
    return true
  }
  return false
}

async function isSame(png, file) {
  let earlier
  try {
    earlier = readFileSync(file)
  } catch {
    return false
  }
  const [a, b] = await Promise.all([png, earlier].map((bytes) => sharp(bytes).removeAlpha().greyscale().raw().toBuffer()))
  if (a.length !== b.length) return false
  let different = 0
  for (let i = 0; i < a.length; i++) if (Math.abs(a[i] - b[i]) > 40) different += 1
  return different / a.length < SAME
}
