// Terms that staff write: the next version waits for its day, and one that has taken effect stays as members agreed to it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { terms } from '@/services/db/tables/members'
import { adoptRecords } from '@/services/records/adopt-records'
import { shipCodes } from '@/tests/support/ship-codes'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const longAgo = new Date('2025-01-01T00:00:00+09:00')
const NEXT = { termsType: '01', version: '2.0', title: '이용약관', requiredYn: 'Y', contents: '<p>둘째</p>' }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await shipCodes(app.open.db)
    const first = {
      ...NEXT,
      siteId: 'site',
      version: '1.0',
      contents: '<p>첫째</p>',
      requiredYn: 'Y' as const,
      effectiveAt: longAgo,
    }
    await app.open.db.insert(terms).values(first)
    await app.open.db.transaction((tx) => adoptRecords(tx, 'site', now))
  })
  afterAll(() => app.drop())

  const post = async (call: string, body: object) => app.post(`/adm/record/${call}`, { type: 'terms', ...body }, { as: PEOPLE.admin, now })
  const create = async (effectiveAt: Date, more: object = {}) => {
    const { data } = await post('create', { values: { ...NEXT, effectiveAt: effectiveAt.toISOString(), ...more } })
    return data.item as unknown as { id: string; version: number; problems: { pointer: string }[] }
  }
  const inForce = async (at: Date) => {
    const read = await app.get('/svc/terms/rTerms?termsType=01', { now: at })
    const listed = await app.get('/svc/terms/rTermsCommon?termsType=01', { now: at })
    expect(listed.data.items[0]).toMatchObject({ version: read.data.item['version'] })
    return read.data.item['version']
  }
  const why = async (id: string, call = 'withdraw') => {
    const { data } = await post('act', { act: call, ids: [id] })
    return (data.item as unknown as { refused: { why: string }[] }).refused[0]?.why
  }

  test('the next version replaces the last on its day; until then it can be changed and withdrawn', async () => {
    const { id, version } = await create(inDays(40))
    expect((await post('publish', { id, version })).status).toBe(200)
    expect([await inForce(now), await inForce(inDays(39)), await inForce(inDays(40))]).toEqual(['1.0', '1.0', '2.0'])
    expect(await why(id)).toBeUndefined()
    expect(await inForce(inDays(40))).toBe('1.0')
    await post('act', { act: 'publish', ids: [id] })
    expect(await inForce(inDays(40))).toBe('2.0')
    // A start of the next day makes no second record of its row.
    await app.open.db.transaction((tx) => adoptRecords(tx, 'site', now))
    const { data } = await app.get('/adm/record/browse?type=terms&filter=termsType:01', { as: PEOPLE.admin })
    expect(data.items.map((row) => row['id']).sort()).toEqual(['01-1.0', id].sort())
  })

  test('a version in force is neither withdrawn nor changed nor numbered anew', async () => {
    expect(await why('01-1.0')).toContain('시행한 약관은 내릴 수 없습니다')
    expect(await why('01-1.0', 'trash')).toContain('시행한 약관은 내릴 수 없습니다')
    const { values } = (await app.get('/adm/record/open?type=terms&id=01-1.0', { as: PEOPLE.admin, now })).data.item as { values: object }
    const changed = { ...values, contents: '<p>다르게</p>', effectiveAt: '2025-01-01T00:00:00+09:00' }
    const saved = await post('save', { id: '01-1.0', version: 1, values: changed })
    expect(saved.data.item['problems']).toMatchObject([{ pointer: '/contents', keyword: 'fixed' }])
    const renamed = await post('save', { id: '01-1.0', version: 2, values: { ...values, version: '1.1' } })
    expect(renamed.data.item['problems']).toMatchObject([{ pointer: '/version', keyword: 'fixed' }])
    expect(await inForce(now)).toBe('1.0')
  })

  test('a version that would rule the past, one that is there already and a type that nothing uses are refused', async () => {
    expect((await create(inDays(-300), { version: '3.0' })).problems).toMatchObject([{ pointer: '/effectiveAt' }])
    expect((await create(inDays(160), { version: '1.0' })).problems).toMatchObject([{ pointer: '/version', keyword: 'taken' }])
    expect((await create(inDays(160), { termsType: '99' })).problems).toMatchObject([{ pointer: '/termsType' }])
    // The first version of a type may rule from the day that staff name.
    expect((await create(inDays(-300), { termsType: '02', version: '1.0' })).problems).toEqual([])
  })
})
