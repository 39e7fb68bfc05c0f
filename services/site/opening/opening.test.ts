// The first day of a production site: closed from its first start, a list of what is still invented, each made true or waived by name.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adoptRecords, recordsVersion } from '@/services/records/adopt-records'
import { shippedContent } from '@/services/areas'
import { seedShipped } from '@/services/db/seeds/seed-shipped'
import { audits } from '@/services/db/tables/base'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

interface Task {
  id: string
  group: string
  title: string
  value: string
  path: string
  shippedYn: string
  state: string
  by: string
  at: string
  reason: string
}

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await seedShipped(app.open, { content: shippedContent, siteId: 'site', records: { version: recordsVersion(), adopt: adoptRecords } })
  })
  afterAll(() => app.drop())

  const admin = { as: PEOPLE.admin }
  const closed = async () => (await app.get('/svc/openingSvcApi/svcRead')).data.item['closedYn']
  const list = async () => {
    const { data } = await app.get('/adm/opening/list', { as: PEOPLE.manager })
    return { tasks: data.items as unknown as Task[], left: data.item['left'] as number }
  }
  const mark = (id: string, state: string, reason?: string) => app.post('/adm/opening/mark', { id, state, reason }, admin)
  const open = () => app.post('/adm/opening/open', {}, admin)

  test('a new site is closed, and every fact of the invented company stands on the list', async () => {
    expect(await closed()).toBe('Y')
    const { tasks, left } = await list()
    const titles = (group: string) => tasks.filter((task) => task.group === group).map(({ title }) => title)
    expect(titles('company')).toEqual([
      ...[
        '상호',
        '대표자',
        '사업자등록번호',
        '통신판매업 신고번호',
        '주소',
        '전자우편',
        '호스팅 서비스 제공자',
        '개인정보 보호책임자',
        '전화',
      ],
    ])
    expect(tasks.find(({ id }) => id === 'company:company')).toMatchObject({ value: '㈜라움하우스', shippedYn: 'Y', state: 'open' })
    // Of some kinds an earlier version is in force as well.
    expect(titles('terms')).toHaveLength(15)
    expect(titles('contact')).toEqual(['전자우편 보내기', '문자 보내기'])
    expect(titles('logo')).toEqual(['브랜드 이름', '로고와 사이트 머리'])
    const pages = tasks.filter(({ group }) => group === 'pages').map(({ value }) => value)
    for (const route of ['/styling/home', '/zin/brand/about', '/etc/privacy', '/zin/exhibition/zinsquare']) expect(pages).toContain(route)
    expect(pages).not.toContain('/set-password')
    expect(left).toBe(tasks.length)
    const home = (await app.get('/adm/console/home', admin)).data.item as { queues: { id: string; count: number; path: string }[] }
    expect(home.queues[0]).toMatchObject({ id: 'first-day', count: left, path: '/ice_builder/opening' })
  })

  test('what is still invented is not done; it is waived by name, with a reason', async () => {
    const refused = await mark('company:company', 'done')
    expect([refused.status, refused.data.resultMessage]).toEqual([
      409,
      '처음 들어 있던 내용 그대로입니다. 고쳐서 게시한 뒤 확인하시거나, 그대로 두는 사유를 적어 보류해 주세요.',
    ])
    expect((await mark('company:company', 'waived', '음')).status).toBe(400)
    expect((await mark('company:company', 'waived', '시험 운영이라 그대로 둡니다.')).status).toBe(200)
    expect((await list()).tasks.find(({ id }) => id === 'company:company')).toMatchObject({
      ...{ state: 'waived', by: '관리자', reason: '시험 운영이라 그대로 둡니다.', at: expect.stringMatching(/^\d{4}-/) },
    })
    expect((await mark('contact:mail', 'done')).status).toBe(200)
    expect((await mark('page:/nowhere', 'done')).status).toBe(404)
    expect((await open()).data.resultMessage).toBe('확인하거나 보류하지 않은 일이 있습니다. 목록을 모두 살펴 주세요.')
    expect(await app.open.db.$count(audits, and(eq(audits.action, 'opening.mark'), eq(audits.target, 'first-day:company:company')))).toBe(1)
  })

  test('a fact that staff published is theirs, and the others of the same record still are not', async () => {
    const opened = await app.get('/adm/record/open?type=company&id=site', admin)
    const { values, version } = opened.data.item as { values: object; version: number }
    const saved = await app.post(
      '/adm/record/save',
      { type: 'company', id: 'site', version, values: { ...values, businessNumber: '220-81-62517' } },
      admin,
    )
    expect(saved.status).toBe(200)
    await app.post('/adm/record/act', { type: 'company', act: 'publish', ids: ['site'] }, admin)
    const { tasks } = await list()
    const shipped = (field: string) => tasks.find((task) => task.id === `company:${field}`)!.shippedYn
    expect([shipped('businessNumber'), shipped('owner')]).toEqual(['N', 'Y'])
    expect((await mark('company:businessNumber', 'done')).status).toBe(200)
  })

  test('once everything is decided the site opens, and stays open over the next start', async () => {
    for (const { id, state } of (await list()).tasks) if (state === 'open') await mark(id, 'waived', '확인하고 그대로 둡니다.')
    expect((await list()).left).toBe(0)
    expect((await app.post('/adm/opening/open', {}, { as: PEOPLE.manager })).status).toBe(403)
    expect((await open()).data.resultMessage).toBe('사이트를 열었습니다. 이제 누구나 볼 수 있습니다.')
    expect(await closed()).toBe('N')
    await seedShipped(app.open, { content: shippedContent, siteId: 'site' })
    expect(await closed()).toBe('N')
  })
})
