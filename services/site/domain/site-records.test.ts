// Rules of the records of the site itself: menus, redirects, codes, banners and popups, each with what visitors get of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adoptRecords } from '@/services/records/adopt-records'
import { openTestApp, PEOPLE, type TestApp, type TestRequest } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const admin: TestRequest = { as: PEOPLE.admin }
interface Saved {
  id: string
  version: number
  problems: { pointer: string; message: string }[]
}

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())

  const post = (call: string, body: object) => app.post(`/adm/record/${call}`, body, admin)
  const create = (type: string, values: object) => post('create', { type, values })
  const draft = async (type: string, values: object) => (await create(type, values)).data.item as unknown as Saved
  const made = async (type: string, values: object): Promise<string> => {
    const { id, version } = await draft(type, values)
    const { status, data } = await post('publish', { type, id, version })
    expect([status, data.resultMessage]).toEqual([200, expect.any(String)])
    return id
  }
  const act = async (type: string, act: string, ids: string[]) =>
    (await post('act', { type, act, ids })).data.item as unknown as { done: number; refused: { why: string }[] }
  const refusal = async (type: string, values: object) => {
    const { status, data } = await create(type, values)
    expect(status).toBe(400)
    return (data as unknown as { problems: { pointer: string; message: string }[] }).problems.map(
      ({ pointer, message }) => [pointer, message] as const,
    )
  }
  const shownMenus = async (group: string) => (await app.get(`/svc/menuSvcApi/svcList?menuGroup=${group}`)).data.items

  test('menus: a tree in each bar, moved at once, for whom staff say, and no entry goes while others stand below it', async () => {
    const menu = (name: string, more = {}) => made('menus', { menuGroup: 'main', name, link: '/zin/home', ...more })
    const first = await menu('처음', { audience: 'members' })
    const second = await menu('둘째')
    const child = await menu('아래', { parentId: first })
    const foot = await menu('바닥', { menuGroup: 'footer' })
    await post('move', { type: 'menus', id: second, before: first })
    const names = async () =>
      (await shownMenus('main')).filter((one) => one['parentId'] === null).map((one) => [one['name'], one['audience'], one['orderNo']])
    expect(await names()).toEqual([
      ['둘째', 'all', 1],
      ['처음', 'members', 2],
    ])
    // The other bar was not numbered anew.
    expect((await shownMenus('footer')).map((one) => one['orderNo'])).toEqual([0])
    expect((await post('move', { type: 'menus', id: child, parent: second })).status).toBe(200)
    expect((await shownMenus('main')).find((one) => one['id'] === child)).toMatchObject({ parentId: second })
    expect((await act('menus', 'withdraw', [second])).refused[0]!.why).toBe('아래 메뉴 1개가 있습니다. 먼저 옮기거나 지워 주세요.')
    const strange = await draft('menus', { menuGroup: 'main', name: '남의 아래', link: '/zin/home', parentId: foot })
    expect(strange.problems).toEqual([expect.objectContaining({ pointer: '/parentId', message: expect.stringContaining('아래 메뉴에') })])
    const tree = (await app.get('/adm/record/tree?type=menus', admin)).data.items.filter((one) => one['name'] !== '남의 아래')
    // Siblings are in their order; what has the same number has none among itself.
    const inMain = tree.filter((one) => one['apart'] === 'main' && one['parent'] === '').map((one) => one['name'])
    expect(inMain).toEqual(['둘째', '처음'])
    const rows = tree.map((one) => [one['name'], one['parent'], one['apart'], one['state']] as string[])
    expect(rows.sort(([a = ''], [b = '']) => a.localeCompare(b))).toEqual([
      ['둘째', '', 'main', 'live'],
      ['바닥', '', 'footer', 'live'],
      ['아래', second, 'main', 'live'],
      ['처음', '', 'main', 'live'],
    ])
    expect((await app.get('/adm/record/tree?type=notices', admin)).status).toBe(400)
    const third = await menu('셋째', { parentId: child })
    const fourth = await draft('menus', { menuGroup: 'main', name: '넷째', link: '/zin/home', parentId: third })
    expect(fourth.problems[0]!.message).toContain('3단계')
    expect((await post('move', { type: 'menus', id: second, parent: third })).status).toBe(400)
    expect((await act('menus', 'trash', [third])).done).toBe(1)
    expect((await act('menus', 'trash', [child])).done).toBe(1)
    await app.open.db.transaction((tx) => adoptRecords(tx, 'site', new Date()))
    expect((await shownMenus('main')).map((one) => one['name'])).toEqual(['둘째', '처음'])
  })

  test('redirects: followed at once; loops, chains and taken addresses are refused in words', async () => {
    const asked = async (path: string) => (await app.get(`/svc/redirectSvcApi/svcRead?path=${encodeURIComponent(path)}`)).data.item['to']
    const { status, data } = await create('redirects', { from: '/zin/old', to: '/zin/catalog' })
    expect(status).toBe(200)
    expect(await asked('/zin/old')).toBe('/zin/catalog')
    expect(await asked('/zin/else')).toBe('')
    expect(await refusal('redirects', { from: '/zin/old', to: '/zin/home' })).toEqual([['/from', expect.stringContaining('이미 옮긴')]])
    expect(await refusal('redirects', { from: '/zin/a', to: '/zin/a' })).toEqual([['/to', expect.stringContaining('옛 주소와 같습니다')]])
    expect(await refusal('redirects', { from: '/zin/catalog', to: '/zin/old' })).toEqual([['/to', expect.stringContaining('맴돌지')]])
    expect(await refusal('redirects', { from: '/zin/b', to: '/zin/old?x=1' })).toEqual([['/to', expect.stringContaining('마지막 주소')]])
    expect(await refusal('redirects', { from: '/zin/catalog', to: '/zin/c' })).toEqual([
      ['/from', expect.stringContaining('/zin/old의 새')],
    ])
    expect(await refusal('redirects', { from: '/svc/any', to: '/zin/c' })).toEqual([['/from', expect.stringContaining('다른 일에')]])
    expect(await refusal('redirects', { from: '/zin/d/', to: '/zin/c' })).toEqual([['/from', expect.stringContaining('/zin/d처럼')]])
    // As browsers copy an address, and as visitors ask for it.
    expect((await create('redirects', { from: '/zin/%EB%B4%84%20%EC%84%B8%EC%9D%BC', to: '/zin/home' })).status).toBe(200)
    expect(await asked('/zin/봄 세일')).toBe('/zin/home')
    expect(await refusal('redirects', { from: '/zin/봄 세일'.replace(' ', '%20'), to: '/zin/c' })).toEqual([
      ['/from', expect.stringContaining('이미 옮긴')],
    ])
    for (const [from, words] of [
      ['/zin/old-list?page=2', '물음표(?)나 #이 든 주소는 옮길 수 없습니다. 그 앞까지만 입력해 주세요. 예: /zin/old-list'],
      ['https://maru.example/zin/old', '/로 시작하는 부분만 입력해 주세요.'],
    ])
      expect(await refusal('redirects', { from: from!, to: '/zin/c' })).toEqual([['/from', expect.stringContaining(words!)]])
    expect(await refusal('redirects', { from: '/zin/e', to: 'javascript:alert(1)' })).toEqual([['/to', expect.any(String)]])
    expect((await act('redirects', 'trash', [String(data.item['id'])])).done).toBe(1)
    expect(await asked('/zin/old')).toBe('')
  })

  test('codes: visible at once under the words of their group, fixed, and kept while records have them', async () => {
    const code = { codeGroupValue: 'faqCategory', code: 'FC9', name: '배송', orderNo: 9 }
    const { status, data } = await create('codes', code)
    expect(status).toBe(200)
    expect((await app.get('/svc/codeSvcApi/svcList?codeGroupValue=faqCategory')).data.items).toEqual([
      { ...code, codeGroupLabel: '자주 묻는 질문 분류' },
    ])
    expect((await create('codes', code)).status).toBe(400)
    const { id, version } = data.item as unknown as Saved
    expect((await post('save', { type: 'codes', id, version, values: { ...code, code: 'FC8' } })).status).toBe(400)
    await draft('faqs', { category: 'FC9', question: '언제 오나요?' })
    expect((await act('codes', 'trash', [id])).refused[0]!.why).toBe('자주 묻는 질문 1개가 쓰고 있습니다. 먼저 다른 코드로 바꿔 주세요.')
  })

  test('banners and popups: shown in their window of time, which does not end before it begins', async () => {
    const picture = { src: '/media/rooms/living-sand.webp', alt: '거실' }
    const open = { openFrom: '2020-01-01T00:00:00.000Z', openUntil: '2100-01-01T00:00:00.000Z' }
    const banner = { position: 'zin-home', title: '새 마루', link: '/zin/home', imagePc: picture, ...open }
    const id = await made('banners', banner)
    expect((await app.get('/svc/bannerSvcApi/svcList?position=zin-home')).data.items).toEqual([
      expect.objectContaining({ bannerId: id, imagePc: picture.src, imageMo: picture.src, alt: '거실' }),
    ])
    const early = await draft('banners', { ...banner, openUntil: '2019-01-01T00:00:00.000Z' })
    expect(early.problems.map(({ pointer }) => pointer)).toEqual(['/openUntil'])
    const popup = await made('popups', { title: '알림', contents: '<p>쉽니다</p>', routes: ['/zin/home'], ...open })
    expect((await app.get('/svc/popupSvcApi/svcList?pageRoute=/zin/home')).data.items.map((one) => one['popupId'])).toEqual([popup])
    const nowhere = await draft('popups', { title: '알림', contents: '', ...open })
    expect(nowhere.problems.map(({ pointer }) => pointer)).toEqual(['/routes'])
  })
})
