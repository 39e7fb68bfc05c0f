// Rows 41 and 43: a draft is visible only with the right to it, however often both are requested in turn; and the page in the builder
// follows typing, in the same window, at the same scroll position.
import { createHash, randomUUID } from 'node:crypto'
import type { APIResponse } from '@playwright/test'
import { block, expect, newRoute, test } from '../../support/builder-page'
import { isLong } from '../../support/is-long'

const heading = (text: string) => block('heading', { text, level: 2 })
/** Of the whole page but its font and its style sheet, of which a site makes better ones when there is time. */
const hashOf = async (response: APIResponse) => {
  const text = await response.text()
  return createHash('sha256')
    .update(text.replace(/<style>.*?<\/style>|<link rel="stylesheet"[^>]*>/gs, ''))
    .digest('hex')
}

/** Ten requests each; a thousand in `npm run test:long`. */
const ROUNDS = isLong ? 100 : 20

test('requests in turn, for the preview and for the page, leak nothing', async ({ playwright, staff, editor, baseURL }) => {
  test.setTimeout(240_000)
  const [published, draft] = [`게시한 글 ${randomUUID()}`, `초안의 글 ${randomUUID()}`]
  const route = newRoute('leaks')
  await editor.publish({ route, title: '새지 않음', blocks: [heading(published)] })
  await editor.save({ route, title: '새지 않음', blocks: [heading(draft)] })

  const visitor = await playwright.request.newContext({ baseURL: baseURL! })
  const reviewer = await playwright.request.newContext({ baseURL: baseURL! })
  const made = await staff.post('/adm/preview/link', { data: { path: route } })
  const link = ((await made.json()) as { data: { item: { url: string } } }).data.item.url
  const token = new URL(link).searchParams.get('token')!
  // The link shows a page with a button to every reader and program; the press opens the draft.
  expect(await (await reviewer.get(link)).text()).toContain('미리 보기 열기')
  const opened = await reviewer.post('/adm/preview/open', {
    form: { token },
    headers: { origin: baseURL!, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  })
  // The right stays in a cookie: no address bar, history or log of the page ever holds the token.
  expect(opened.url()).toBe(`${baseURL}${route}?preview=Y&ctx=mng`)
  expect(await opened.text()).toContain(draft)

  const first = await visitor.get(route)
  const hash = await hashOf(first)
  expect(await first.text()).toContain(published)

  const preview = async () => {
    const response = await reviewer.get(`${route}?preview=Y&ctx=mng`)
    const text = await response.text()
    const headers = response.headers()
    return {
      status: response.status(),
      draft: text.includes(draft),
      published: text.includes(published),
      'cache-control': headers['cache-control'],
      'x-robots-tag': headers['x-robots-tag'],
      isSharedCached: headers['cdn-cache-control'] !== undefined || headers['etag'] !== undefined,
    }
  }
  const SEEN = {
    status: 200,
    draft: true,
    published: false,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    isSharedCached: false,
  }
  const plain = async (ask: typeof visitor) => {
    const response = await ask.get(route)
    const isDraft = (await response.text()).includes(draft)
    return { status: response.status(), hash: await hashOf(response), isDraft, robots: response.headers()['x-robots-tag'] }
  }
  const PLAIN = { status: 200, hash, isDraft: false, robots: undefined }
  for (let round = 0; round < ROUNDS; round++) {
    // Ten at a time, so that they overlap; public requests are among them.
    const answers = await Promise.all([0, 1, 2, 3, 4].flatMap((n) => [preview(), plain(n === 4 ? reviewer : visitor)]))
    expect(answers, `round ${round}`).toEqual([SEEN, PLAIN, SEEN, PLAIN, SEEN, PLAIN, SEEN, PLAIN, SEEN, PLAIN])
  }

  // Nobody else's flag, cookie or token opens the draft, and a link opens it once.
  const cookie = (await reviewer.storageState()).cookies.find(({ name }) => name === 'maru-preview')!.value
  const [head, body, mark] = cookie.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
  const promoted = Buffer.from(JSON.stringify({ ...claims, role: 'adm', exp: 4_000_000_000 })).toString('base64url')
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  const turned = mark.startsWith('A') ? `B${mark.slice(1)}` : `A${mark.slice(1)}`
  for (const forged of [undefined, `${head}.${promoted}.${mark}`, `${unsigned}.${promoted}.`, `${head}.${body}.${turned}`, 'x'])
    for (const query of ['preview=Y', 'preview=Y&ctx=adm', 'preview=Y&ctx=mng', 'editorId=1']) {
      const headers: Record<string, string> = forged === undefined ? {} : { cookie: `maru-preview=${forged}` }
      const response = await visitor.get(`${route}?${query}`, { headers })
      expect([response.status(), (await response.text()).includes(draft)], `${query} ${forged}`).toEqual([403, false])
      expect(response.headers()['cache-control']).toBe('private, no-store')
    }
  // What lets a person look lets them do nothing else.
  for (const path of ['/ice_builder', `/ice_builder/page${route}`, '/adm/foPage/list'])
    expect((await reviewer.get(path)).status(), path).toBe(403)
  const again = await visitor.get(link, { maxRedirects: 0 })
  // A page in words: for ten seconds that of the same opening, then that it was used.
  expect([200, 410]).toContain(again.status())
  expect(again.headers()['set-cookie']).toBeUndefined()
  expect(await plain(visitor)).toEqual(PLAIN)
  await visitor.dispose()
  await reviewer.dispose()
})

test('the page follows every letter, without a reload and without a jump, while editing and in the preview', async ({
  page,
  editor,
  builder,
}) => {
  const blocks = Array.from({ length: 40 }, (_, i) => block('rich-text', { html: `<p>${i + 1}번째 글입니다.</p>` }))
  const edited = heading('첫 글')
  const route = newRoute('follows')
  await editor.save({ route, title: '따라오는 화면', blocks: [...blocks.slice(0, 20), edited, ...blocks.slice(20)] })
  await builder.open(route)
  await builder.select(edited.id)
  await builder.pointIn(edited.id)

  const frame = page.frames().find((one) => one.url().endsWith('/ice_builder/canvas'))!
  let loads = 0
  page.on('framenavigated', () => loads++)
  const scroll = () => frame.evaluate(() => window.scrollY)
  const before = await scroll()
  expect(before).toBeGreaterThan(0)

  const shown = builder.block(edited.id).getByRole('heading')
  await builder.field('제목').fill('')
  let text = ''
  for (const letter of '가나다라마바사아자차') {
    text += letter
    await page.keyboard.insertText(letter)
    await expect(shown).toHaveText(text)
    expect(await scroll()).toBe(before)
  }

  // What visitors would see is the same document in the same window.
  await page.getByRole('button', { name: '미리보기' }).click()
  await expect(page.getByRole('banner', { name: '미리 보기' })).toBeVisible()
  await expect(shown).toHaveText(text)
  await expect(builder.canvas.locator('[data-empty]')).toHaveCount(0)
  expect(await scroll()).toBe(before)
  await builder.press('ControlOrMeta+z')
  await expect(shown).toHaveText('첫 글')
  await builder.press('ControlOrMeta+Shift+z')
  await expect(shown).toHaveText(text)
  await builder.press('ControlOrMeta+.')
  await expect(builder.field('제목')).toHaveValue(text)
  expect(await scroll()).toBe(before)
  expect(loads).toBe(0)
})
