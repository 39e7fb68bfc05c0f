// A person begins at the home page and follows links. Every page that one may begin with is come to that way, as a visitor or as a signed-in
// member; links.test.ts looks from the other side: every link has a page. What is read is what is written for the reader, so that a link
// in code that nobody is shown does not count.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compose } from '@/app/compose'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { writeIslands } from '@/renderer/html/write-island'
import { writePage } from '@/renderer/html/write-page'
import { loadIslands } from '@/renderer/island'
import { openPage } from '@/renderer/open-page'
import { rendererSite } from '@/renderer/site'
import { settlePath } from '@/schemas/rules/base/settle-path'
import { FIRST_TOUR } from '@/schemas/rules/content/home-tour/tour-document'
import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'
import { seedTours } from '@/services/content/domain/seed-tours'
import { shippedContent } from '@/services/areas'
import { seedShipped } from '@/services/db/seeds/seed-shipped'
import { seedMembers } from '@/services/members/domain/seed-members'
import { fixtures } from '../support/fixtures'
import { openTestApp, SITE, type TestApp } from '../support/test-app'

/** Pages with which nobody begins, and where their readers come from. Each line still has a page, or it is taken out. */
const NOT_BEGUN: readonly (readonly [RegExp, string])[] = [
  [/^\/error\/|^\/test\//, 'the site itself, and its developers'],
  [/^\/direct\/|\/index_direct$|^\/join\/complete_direct$|^\/login\/common$/, 'sign-ins of partners, who have these addresses'],
  [/^\/login\/(?:loginkakao|social-popup)|^\/signup\/pcc-|\/verify-result$|^\/verify\/|\/(?:sns-)?verify$/, 'windows of providers'],
  [/^\/(?:join|set-id|set-password)\/|\/withdrawal-complete$|\/application\/complete$|^\/zin\/consulting\/complete/, 'steps of a form'],
  [/^\/agency\/signup\/(?:interior\/join\/step|scm\/)/, 'steps of a form'],
  [/^\/store\/order\/(?:guest-agreement|order-complete|payment)/, 'steps of an order'],
  [/^\/share\/scrap\//, 'a folder of scraps, whose address a member sends to the family'],
  [/^\/store\/order\/link$/, 'the payment link of a telephone order, which staff send'],
  [/^\/mypage\/shop\/order\//, 'an order, which this member does not have'],
  [/^\/mypage\/activity\/prize$/, 'a prize, which this member has not won'],
  [/^\/mypage\/account\/(?:business\/|(?:set|sns)-password$)|^\/mypage\/level-test\/result$/, 'what this member does not have'],
  [/^\/zin\/compare$/, 'a comparison, which a visitor sends'],
  [/^\/event\/collabo/, 'partners, who send their customers'],
  [/^\/zin\/event\/(?:event\/[A-Za-z0-9]+|festa)\/:id\?$/, 'campaigns; here the same event is /zin/event/event/:id'],
  [/^\/home\/|^\/cs\/contact$|^\/zin\/category\/dep2\//, 'other channels; here the same is on another page'],
]

let app: TestApp
/** Routes that were come to. */
const reached = new Set<string>()

beforeAll(async () => {
  app = await openTestApp('postgres')
  await seedShipped(app.open, { content: shippedContent, demo: async (...given) => (await seedMembers(...given), seedTours(...given)) })
  compose()
  await loadIslands()
  writeIslands(() => ({ file: '/island.js', imports: [] }))
  await walk('')
  await walk(await signIn('haneul'))
}, 300_000)
afterAll(() => app.drop())

const routes = fixtures().flatMap(({ document }) => (document.kind === 'page' && document.route ? [document.route] : []))
const patterns = routes.map(
  (route) => [route, new RegExp(`^${route.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)] as const,
)
const routeOf = (path: string): string | undefined =>
  routes.find((route) => route === path) ?? patterns.find(([, pattern]) => pattern.test(path))?.[0]

test('every page that a person begins with is come to from the home page', () => {
  expect(
    routes.filter((route) => !reached.has(route) && !NOT_BEGUN.some(([those]) => those.test(route))),
    'pages that nothing leads to: link each from a menu (pages-fixtures/seed/menus.json) or a page, or say in NOT_BEGUN where its readers come from',
  ).toEqual([])
})

test('what nobody begins with is not come to in another way', () => {
  const stale = NOT_BEGUN.filter(([those]) => !routes.some((route) => those.test(route) && !reached.has(route)))
  expect(stale.map(([those]) => those.source)).toEqual([])
})

test('a visitor finds where a home tour is written from the list and from a tour, a member from My Page too', async () => {
  const editor = '/styling/myhome/edit'
  for (const path of ['/styling/myhome', `/styling/myhome/detail/${FIRST_TOUR}`, `/styling/myhome/content/${FIRST_TOUR}`])
    expect(
      (await shown(path, ''))?.links.map(({ pathname }) => pathname),
      path,
    ).toContain(editor)
  const cookie = await signIn('haneul')
  for (const path of ['/mypage/home', '/mypage/activity/writing'])
    expect(
      (await shown(path, cookie))?.links.map(({ pathname }) => pathname),
      path,
    ).toContain(editor)
})

/** The cookies of a member who has confirmed the password. */
async function signIn(memberId: string): Promise<string> {
  const cookies = new Map<string, string>()
  const all = () => [...cookies].map((pair) => pair.join('=')).join('; ')
  const send = async (path: string, form: Record<string, string>) => {
    const headers = { origin: SITE, cookie: all() }
    const as = await runInRequestContext(newRequestContext({ requestId: 'sign-in', ...headers }), () => rendererSite().session())
    const answer = await app.raw(path, { method: 'POST', body: new URLSearchParams(form), headers }, { as })
    expect(answer.status, path).toBe(200)
    for (const line of answer.headers.getSetCookie()) cookies.set(...(/^([^=]+)=([^;]*)/.exec(line)!.slice(1) as [string, string]))
  }
  await send('/svc/signIn', { memberId, password: DEMO_PASSWORD })
  await send('/svc/myPageInfoSvcApi/mypagePasswordCheck', { id: memberId, password: DEMO_PASSWORD })
  return all()
}

/** Follows every link to a page that was not seen yet; of pages of one route, the first two. */
async function walk(cookie: string): Promise<void> {
  const queue = ['/']
  const seen = new Map<string, number>()
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const page = await shown(at, cookie)
    for (const { pathname, search } of page?.links ?? []) {
      const path = pathOf(pathname)
      const route = path === undefined ? undefined : routeOf(path)
      if (!route || route === page!.route) continue
      reached.add(route)
      const kind = `${route} ${search === '' ? '' : '?'}`
      const times = seen.get(kind) ?? 0
      if (times >= 2) continue
      seen.set(kind, times + 1)
      queue.push(path + search)
    }
  }
}

/** Where a page leads: its links, and the forms that open another page. Redirects are followed, and what they lead to is come to. */
async function shown(target: string, cookie: string): Promise<{ route: string; links: URL[] } | undefined> {
  let at = new URL(target, SITE)
  for (let hops = 0; hops < 5; hops++) {
    const path = pathOf(at.pathname)!
    const settled = settlePath(path, at.searchParams)
    const answer = settled ?? (await opened(path, at.searchParams, cookie))
    if (!answer) return undefined
    if ('html' in answer) return { route: answer.route, links: linksIn(answer.html, at) }
    at = new URL(answer.redirect, at)
    const route = routeOf(pathOf(at.pathname) ?? '')
    if (route) reached.add(route)
  }
  throw new Error(`${target} is a circle of redirects`)
}

const opened = (path: string, query: URLSearchParams, cookie: string) =>
  runInRequestContext(newRequestContext({ requestId: 'walk', cookie }), async () => {
    const answer = await openPage(path, Object.fromEntries(query))
    if (answer === 'missing' || answer === 'refused') return undefined
    if ('redirect' in answer) return answer
    const parts: string[] = []
    const frame = { opening: Buffer.from('<body>'), beginning: '', ending: '</body>', memory: undefined }
    const whole = await writePage(answer.page, frame, (part) => void parts.push(part.toString()))
    return { html: whole?.toString() ?? parts.join(''), route: answer.page.context.page.route }
  })

function linksIn(html: string, at: URL): URL[] {
  const found = html.matchAll(/<(?:a\s[^>]*?href|form\s[^>]*?action)="([^"]*)"/g)
  const links = [...found].map(([, link]) => link!.replaceAll('&amp;', '&'))
  return links
    .filter((link) => URL.canParse(link, at))
    .flatMap((link) => new URL(link, at))
    .filter(({ origin }) => origin === SITE)
}

function pathOf(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
      .normalize('NFC')
      .replace(/(.)\/+$/, '$1')
  } catch {
    return undefined
  }
}
