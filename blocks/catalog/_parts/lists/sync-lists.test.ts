// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { eventServer } from '@/tests/support/event-server'

vi.mock('@/schemas/api/base/call', async () => ({ call: (await import('@/tests/support/event-server')).eventServer.call }))
const { CallFailure } = await import('@/schemas/api/base/failure')
const { forgetOwnLists } = await import('@/schemas/api/auth/forget-own-lists')
const { OWN_LIST_KEYS, OWN_LIST_MARK } = await import('@/schemas/words/own-list-keys')
const { rememberProduct } = await import('../product/use-recent-products')
const { compared } = await import('../compare/use-compare-list')
const { syncLists } = await import('./sync-lists')

const SYNC = 'ownLists.sync'
const NOW = Date.parse('2026-11-30T03:00:00Z')
const thing = (id: string) => ({ id, name: id, image: `/${id}.webp` })
const things = (ids: string) => [...ids].map(thing)
const NOTHING = { product: [], goods: [], case: [], compare: { category: '', categoryName: '', products: [] } }
const local = (list: keyof typeof OWN_LIST_KEYS) => JSON.parse(localStorage.getItem(OWN_LIST_KEYS[list]) ?? 'null') as unknown
const put = (list: keyof typeof OWN_LIST_KEYS, value: unknown) => localStorage.setItem(OWN_LIST_KEYS[list], JSON.stringify(value))
const says = (item: object) => (eventServer.says[SYNC] = { item: { ...NOTHING, ...item } })
const sent = () => eventServer.sent.map(({ input }) => input['lists'])

beforeEach(() => {
  eventServer.reset()
  localStorage.clear()
  document.head.innerHTML = ''
  history.replaceState(null, '', '/')
  says({})
})

test('what a visitor looked at goes along with the sign-in, and what other devices looked at comes', async () => {
  put('product', things('ba'))
  says({ product: things('bac') })
  await syncLists('7', NOW)
  expect(sent()).toEqual([[{ list: 'product', added: things('ba'), removed: [] }]])
  expect(local('product')).toEqual(things('bac'))
  // Nothing changed and it is fresh: nothing is sent; later the other devices are asked about.
  await syncLists('7', NOW + 60_000)
  expect(sent()).toHaveLength(1)
  says({ product: things('dbac') })
  await syncLists('7', NOW + 600_000)
  expect(sent().at(-1)).toEqual([])
  expect(local('product')).toEqual(things('dbac'))
})

test('what was removed or cleared here is told, and a removal elsewhere is shown on the page that is open', async () => {
  says({ product: things('ab'), compare: { category: 'wood', categoryName: '마루', products: things('xy') } })
  await syncLists('7', NOW)
  const heard = vi.fn()
  const stop = compared.subscribe(heard)
  put('product', [])
  says({ compare: { category: 'wood', categoryName: '마루', products: things('y') } })
  await syncLists('7', NOW + 1_000)
  expect(sent().at(-1)).toEqual([{ list: 'product', added: [], removed: ['a', 'b'] }])
  expect(compared.snapshot().products).toEqual(things('y'))
  expect(heard).toHaveBeenCalled()
  stop()
})

test('a compare list of another category is a new one, and an emptied one keeps its category', async () => {
  says({ compare: { category: 'wood', categoryName: '마루', products: things('x') } })
  await syncLists('7', NOW)
  put('compare', { category: 'tile', categoryName: '타일', products: things('t') })
  says({ compare: { category: 'tile', categoryName: '타일', products: things('t') } })
  await syncLists('7', NOW + 1_000)
  expect(sent().at(-1)).toEqual([{ list: 'compare', added: things('t'), removed: [], category: 'tile', categoryName: '타일' }])
  put('compare', { category: 'tile', categoryName: '타일', products: [] })
  says({})
  await syncLists('7', NOW + 2_000)
  expect(sent().at(-1)).toMatchObject([{ list: 'compare', added: [], removed: ['t'] }])
  expect(local('compare')).toEqual({ category: 'tile', categoryName: '타일', products: [] })
})

test('a case is remembered by its page', async () => {
  history.replaceState(null, '', '/styling/house/detail/12')
  document.head.innerHTML =
    '<meta property="og:title" content="햇살이 머무는 거실 | 라움결"><meta property="og:image" content="https://www.example.com/media/a.webp">'
  await syncLists('7', NOW)
  const added = [{ id: 'house/detail/12', name: '햇살이 머무는 거실', image: '/media/a.webp' }]
  expect(sent()).toEqual([[{ list: 'case', added, removed: [] }]])
})

test('a sign-out leaves nothing, also when its answer comes late, and another member finds none of it', async () => {
  let answer: (value: unknown) => void = () => undefined
  put('product', things('a'))
  eventServer.says[SYNC] = new Promise((done) => (answer = done))
  const syncing = syncLists('7', NOW)
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  forgetOwnLists()
  answer({ item: { ...NOTHING, product: things('ab') } })
  await syncing
  expect(localStorage.length).toBe(0)
  // One whose sign-in ended elsewhere is followed by another member.
  says({ product: things('mine') })
  await syncLists('7', NOW)
  says({ product: [] })
  await syncLists('8', NOW)
  expect(sent().at(-1)).toEqual([])
  expect(local('product')).toBeNull()
})

test('what is looked at while the answer is on its way is not lost, and a failure changes nothing', async () => {
  eventServer.says[SYNC] = new CallFailure('network', '연결을 확인해 주세요.', { status: 503 })
  put('goods', things('g'))
  await syncLists('7', NOW)
  expect(local('goods')).toEqual(things('g'))
  let answer: (value: unknown) => void = () => undefined
  eventServer.says[SYNC] = new Promise((done) => (answer = done))
  const syncing = syncLists('7', NOW + 1_000)
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  rememberProduct(thing('p'))
  answer({ item: { ...NOTHING, goods: things('g') } })
  await syncing
  says({ goods: things('g'), product: things('p') })
  await syncLists('7', NOW + 2_000)
  expect(sent().at(-1)).toMatchObject([
    { list: 'product', added: things('p') },
    { list: 'goods', added: things('g') },
  ])
})

test('what lies in the storage is taken for nothing where it is no list', async () => {
  localStorage.setItem(OWN_LIST_MARK, '{"memberNo":"7","at":"x"}')
  localStorage.setItem(OWN_LIST_KEYS.product, '[{"id":1},')
  await syncLists('7', NOW)
  expect(sent()).toEqual([[]])
})
