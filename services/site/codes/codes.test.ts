import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commonCodes } from '@/services/db/tables/site'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const group = { codeGroupValue: 'homeType', codeGroupLabel: '주거 형태' }
    await app.open.db.insert(commonCodes).values([
      { ...group, code: 'HT02', name: '빌라·연립', orderNo: 2 },
      { ...group, code: 'HT01', name: '아파트', orderNo: 1 },
      { codeGroupValue: 'trendTab', codeGroupLabel: '트렌드', code: 'HT01', name: '디자인 테마', orderNo: 1 },
    ])
  })
  afterAll(() => app.drop())

  test('codes of a group are in order; the same code has another meaning in another group (CX-08)', async () => {
    const { data } = await app.get('/svc/codeSvcApi/svcList?codeGroupValue=homeType')
    expect(data.items).toEqual([
      { codeGroupValue: 'homeType', codeGroupLabel: '주거 형태', code: 'HT01', name: '아파트', orderNo: 1 },
      { codeGroupValue: 'homeType', codeGroupLabel: '주거 형태', code: 'HT02', name: '빌라·연립', orderNo: 2 },
    ])
    expect((await app.get('/svc/codeSvcApi/listAll')).data.totalCount).toBe(3)
  })

  test('a group is required, and an unknown one is empty', async () => {
    expect(await app.get('/svc/codeSvcApi/svcList')).toMatchObject({
      status: 400,
      data: { resultMessage: '코드 묶음을 입력해 주세요.', problems: [{ pointer: '/codeGroupValue' }] },
    })
    expect((await app.get('/svc/codeSvcApi/svcList?codeGroupValue=none')).data).toMatchObject({ items: [], totalCount: 0 })
  })
})
