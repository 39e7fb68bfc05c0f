// SYS-04: what an editor publishes is a page for everybody; what nobody published is not there. Over HTTP: what a page says stands in
// its markup.
import { readPage } from '../../support/read-page'
import { block, expect, test } from '../../support/site-test'

const heading = (text: string) => block('heading', { text, level: 2 })
const headings = ({ document }: Awaited<ReturnType<typeof readPage>>) =>
  [...document.querySelectorAll('main [data-block=heading]')].map(({ textContent }) => textContent.trim())

test('RT-15: an unknown path has status 404 and its page', async ({ request }) => {
  const { status, document } = await readPage(request, '/campaign/none')
  expect(status).toBe(404)
  expect(document.querySelector('main')!.textContent).toContain('페이지를 찾을 수 없습니다.')
})

test('a page is there for a stranger as soon as it is published, its blocks in order', async ({ request, editor }) => {
  const route = '/campaign/spring'
  await editor.publish({ route, title: '봄맞이', blocks: [heading('첫째 문단'), heading('둘째 문단'), heading('셋째 문단')] })
  const page = await readPage(request, route)
  expect(page.status).toBe(200)
  expect(headings(page)).toEqual(['첫째 문단', '둘째 문단', '셋째 문단'])

  await editor.publish({ route, title: '봄맞이', blocks: [heading('넷째 문단')] })
  expect(headings(await readPage(request, route))).toEqual(['넷째 문단'])
})

test('an address that was missing is found once its page is published', async ({ request, editor }) => {
  const route = '/campaign/later'
  expect((await request.get(route)).status()).toBe(404)
  await editor.publish({ route, title: '나중', blocks: [heading('이제 있습니다')] })
  expect((await request.get(route)).status()).toBe(200)
})

test('a saved draft changes nothing for visitors', async ({ request, editor }) => {
  const route = '/campaign/draft'
  await editor.publish({ route, title: '초안', blocks: [heading('게시된 글')] })
  await editor.save({ route, title: '초안', blocks: [heading('저장만 한 글')] })
  const page = await readPage(request, route)
  expect(headings(page)).toEqual(['게시된 글'])
  expect(page.text).not.toContain('저장만 한 글')
})

test('a stranger can neither save nor publish nor preview', async ({ request, baseURL }) => {
  const headers = { origin: baseURL! }
  const data = { id: 'x', definition: { schemaVersion: 1, kind: 'page', route: '/campaign/stranger', title: '고객', blocks: [] } }
  for (const path of ['/adm/foPage/save', '/adm/svcPageDeploy/deploy']) {
    expect([401, 403]).toContain((await request.post(path, { headers, data })).status())
  }
  for (const path of ['/adm/svcPageDeploy/read?id=x', '/mng/foPage/read?id=x'])
    expect([401, 403]).toContain((await request.get(path)).status())
})

test('a document that would hurt others is refused with a place in it, and nothing is stored', async ({ staff, request }) => {
  const route = '/campaign/hostile'
  const twice = { ...heading('같은 이름'), id: 'same' }
  const definition = { schemaVersion: 1, kind: 'page', route, title: '같은 이름', blocks: [twice, twice] }
  const response = await staff.post('/adm/foPage/save', { data: { definition } })
  expect(response.status()).toBeGreaterThanOrEqual(400)
  expect(response.status()).toBeLessThan(500)
  const { data } = (await response.json()) as { data: { problems: { pointer: string }[] } }
  expect(data.problems[0]!.pointer).toMatch(/\/blocks\/1/)
  expect((await request.get(route)).status()).toBe(404)
})
