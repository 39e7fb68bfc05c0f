// Publishing checks that the common codes of a record are still there, as it checks references: the field is named, by itself and for many.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { commonCodes } from '@/services/db/tables/site'
import { adoptRecords } from '@/services/records/adopt-records'
import { storeOf } from '@/services/records/record-store'
import { shipCodes } from '@/tests/support/ship-codes'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { admin, NOTICE, recordCalls, type Saved } from './record-calls-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await shipCodes(app.open.db)
    await app.open.db.transaction((tx) => adoptRecords(tx, 'site', new Date()))
  })
  afterAll(() => app.drop())

  const { post, create, act } = recordCalls(() => app)
  const made = async (type: string, values: object) => {
    const { data } = await app.post('/adm/record/create', { type, values }, admin)
    return data.item as unknown as Saved
  }
  const problemsOf = async (type: string, values: object) => {
    const { id, version } = await made(type, values)
    const { data } = await app.post('/adm/record/publish', { type, id, version }, admin)
    return (data.problems ?? []).filter(({ keyword }) => keyword === 'code')
  }

  test('a code that was deleted after the record was written is named with its field', async () => {
    const own = and(eq(commonCodes.codeGroupValue, 'noticeCategory'), eq(commonCodes.code, 'system'))
    const { id, version } = await create({ ...NOTICE, category: 'system' })
    const [row] = await app.open.db.delete(commonCodes).where(own).returning()
    const refused = await post('publish', { id, version })
    expect([refused.status, refused.data.problems]).toEqual([
      400,
      [{ pointer: '/category', keyword: 'code', message: '분류: 고른 코드가 지워졌습니다(system). 빼거나 다시 골라 주세요.' }],
    ])
    await app.open.db.insert(commonCodes).values(row!)
    expect((await post('publish', { id, version })).status).toBe(200)
  })

  test('a list of codes names all that are gone at once; a code of another group is none', async () => {
    const problems = await problemsOf('products', { badges: ['NEW', 'OLD', 'faq'] })
    expect(problems).toEqual([
      { pointer: '/badges', keyword: 'code', message: '표시: 고른 코드가 지워졌습니다(OLD, faq). 빼거나 다시 골라 주세요.' },
    ])
    expect(await problemsOf('faqs', { category: 'guide' })).toMatchObject([{ pointer: '/category' }])
  })

  test('a field that the form does not show is not read', async () => {
    const tabs = (kind: string) => problemsOf('styling-contents', { kind, trendTab: 'gone', guideTab: 'gone' })
    expect((await tabs('style-guide')).map(({ pointer }) => pointer)).toEqual(['/guideTab'])
    expect(await tabs('life-book')).toEqual([])
  })

  test('many at once: each record is refused by itself, and the codes are read once', async () => {
    const ids: string[] = []
    for (const category of ['guide', 'gone', 'event', 'gone too']) ids.push((await create({ ...NOTICE, category })).id)
    const reads = vi.spyOn(storeOf('codes')!, 'shown')
    const { done, refused } = await act({ act: 'publish', ids })
    expect([done, refused.map(({ why }) => why)]).toEqual([
      2,
      [expect.stringContaining('지워졌습니다(gone).'), expect.stringContaining('지워졌습니다(gone too).')],
    ])
    expect(reads).toHaveBeenCalledTimes(1)
    reads.mockRestore()
  })
})
