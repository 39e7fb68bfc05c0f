import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TERMS_TYPES, termsTypesFor } from '@/schemas/rules/members/terms'
import { terms } from '@/services/db/tables/members'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const day = (text: string) => new Date(`${text}T00:00:00+09:00`)
const now = day('2026-11-21')

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const row = { siteId: 'site', requiredYn: 'Y' as const }
    await app.open.db.insert(terms).values([
      ...TERMS_TYPES.map((termsType) => ({
        ...row,
        termsType,
        version: '1.0',
        title: `약관 ${termsType}`,
        contents: `<h2>제1조</h2><p>${termsType}의 글</p><script>alert(1)</script>`,
        effectiveAt: day('2025-01-01'),
      })),
      { ...row, termsType: '01', version: '2.0', title: '약관 01', contents: '<p>둘째</p>', effectiveAt: day('2026-06-01') },
      { ...row, termsType: '01', version: '3.0', title: '약관 01', contents: '<p>셋째</p>', effectiveAt: day('2026-12-01') },
    ])
    await app.open.db
      .insert(terms)
      .values({ ...row, siteId: 'zin', termsType: '01', version: '9.0', title: '', contents: '', effectiveAt: now })
  })
  afterAll(() => app.drop())
  const read = (query: string, path = '/svc/terms/rTerms') => app.get(`${path}?${query}`, { now })

  test('the latest version that has taken effect is in force, and all versions are listed', async () => {
    const { data } = await read('termsType=01')
    expect(data.item).toMatchObject({ termsType: '01', version: '2.0', requiredYn: 'Y', contents: '<p>둘째</p>' })
    expect((data.item['versions'] as { version: string }[]).map(({ version }) => version)).toEqual(['3.0', '2.0', '1.0'])
    const then = await app.get('/svc/terms/rTerms?termsType=01', { now: day('2026-12-01') })
    expect(then.data.item).toMatchObject({ version: '3.0' })
  })

  test('Q-050: an older version is read by its name; an unknown name is ignored', async () => {
    expect((await read('termsType=01&version=1.0')).data.item).toMatchObject({ version: '1.0' })
    for (const version of ['9.0', '없음', '', 'x'.repeat(300)])
      expect((await read(`termsType=01&version=${encodeURIComponent(version)}`)).data.item).toMatchObject({ version: '2.0' })
  })

  test('the text is sanitised, and both calls answer the same', async () => {
    const { data } = await read('termsType=17')
    expect(data.item['contents']).toBe('<h2>제1조</h2><p>17의 글</p>')
    expect((await read('termsType=17', '/svc/termsSvcApi/terms')).data.item).toEqual(data.item)
  })

  test('an unknown type is refused by name', async () => {
    for (const query of ['', 'termsType=', 'termsType=03', 'termsType=1'])
      expect(await read(query)).toMatchObject({ status: 400, data: { problems: [{ pointer: '/termsType' }] } })
  })

  test.each([
    ['personal', '01,10,02,12,14,16'],
    ['business', '09,11,02,13,15,17'],
  ] as const)('C-TERMS: a %s sign-up loads %s, in this order', async (who, types) => {
    expect(termsTypesFor(who).join(',')).toBe(types)
    const { data } = await app.get(`/svc/terms/rTermsCommon?termsType=${types}`, { now })
    expect(data.items.map(({ termsType }) => termsType).join(',')).toBe(types)
  })

  test('without types all terms in force are returned, once each; an unknown type matches none', async () => {
    const { data } = await app.get('/svc/terms/rTermsCommon', { now })
    expect(data.items.map(({ termsType }) => termsType)).toEqual([...TERMS_TYPES])
    expect(data.items[0]).toMatchObject({ termsType: '01', version: '2.0' })
    expect((await app.get('/svc/terms/rTermsCommon?termsType=01,01,99', { now })).data.items).toHaveLength(1)
    expect((await app.get('/svc/terms/rTermsCommon?termsType=,%20drop,01', { now })).data.items).toHaveLength(1)
  })
})
