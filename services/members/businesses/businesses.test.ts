import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { BUSINESS_STATUS } from '@/schemas/rules/members/business'
import { DESIGN_WORDS } from '@/schemas/rules/members/design-account'
import { businesses, members } from '@/services/db/tables/members'
import { PEOPLE, SITE, type TestRequest } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { JIWOO, OPEN, CLOSED, OUT, DETAILS, NOT_VALID, app, sim, vendorSession, vendor, force, openVendors } from './vendor-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openVendors(kind)

  describe('the register', () => {
    const check = (bizcoms: unknown) => app.post('/v2/svc/bizcoms/valid/check', { bizcoms })

    test('V-BIZ-2: is asked without dashes, and says in which state a business is', async () => {
      const { status, data } = await check([OPEN, CLOSED, OUT])
      expect(status).toBe(200)
      expect(data.items).toEqual([
        { bizRegNum: '1301102101', isValid: true, status: 'open' },
        { bizRegNum: '6042103027', isValid: true, status: 'close' },
        { bizRegNum: '6042103032', isValid: true, status: 'out' },
      ])
    })

    test('V-BIZ-1: another owner, another date and a number that was never issued are not valid', async () => {
      const wrong = [
        { ...OPEN, owner: '송다온' },
        { ...OPEN, startDt: '20210504' },
        { ...OPEN, bizRegNum: '1301102102' },
      ]
      expect((await check(wrong)).data.items.map(({ isValid }) => isValid)).toEqual([false, false, false])
    })

    test('V-BIZ-4: a form that is sent as fields says the same', async () => {
      const form = new URLSearchParams({ bizcoms: JSON.stringify([OPEN]) })
      expect((await app.post('/v2/svc/bizcoms/valid/check', form)).data.items[0]).toMatchObject({ isValid: true })
      expect((await check([])).status).toBe(400)
      expect((await check(Array(11).fill(OPEN))).status).toBe(400)
    })

    test('P-BIZ-3: the states have their names', async () => {
      const { data } = await app.post('/v2/svc/bizcoms/status/check', { bizcoms: [CLOSED, OUT, { bizRegNum: '1234567891' }] })
      expect(data.items).toEqual([
        { bizRegNum: '6042103027', status: 'close', statusName: BUSINESS_STATUS.close },
        { bizRegNum: '6042103032', status: 'out', statusName: BUSINESS_STATUS.out },
        { bizRegNum: '1234567891', statusName: '등록되지 않은 사업자' },
      ])
    })

    test('one that does not answer neither refuses a member nor lets one pass', async () => {
      await force('odcloud', 'down')
      const { status, data } = await check([OPEN])
      expect([status, data.result]).toEqual([502, '500'])
      expect(data.resultMessage).toBe('사업자 정보를 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.')
    })

    test('what was forced of it and never happened can be forgotten', async () => {
      await force('odcloud', 'invalid')
      const body = JSON.stringify({ service: 'odcloud' })
      await fetch(`${sim.url}/_ctl/reset`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      expect((await check([OPEN])).data.items[0]).toMatchObject({ isValid: true })
    })

    test('is asked sixty times in ten minutes by one address', async () => {
      const bad = { ...OPEN, bizRegNum: '1111111111' }
      const all = await Promise.all(Array.from({ length: 62 }, () => check([bad])))
      expect(all.filter(({ status }) => status === 429)).toHaveLength(2)
    })
  })

  describe('the business of a member', () => {
    const path = '/v2/svc/bizmembers/me/bizcom'

    test('S-DSGN-1, E-BIZ-2: is read by its owner; a member without one is told so, a member who is no vendor is refused', async () => {
      const { data } = await app.get(path, { as: vendor('jiwoobiz') })
      expect(data.item).toMatchObject({ bizRegNum: '2208801033', owner: '한지우', startDt: '20190302', type: 'ti', bizBypassYn: 'N' })
      const none = await app.get(path, { as: vendorSession('nobody') })
      expect([none.status, none.data.result, none.data.resultMessage]).toEqual([404, '404', DESIGN_WORDS.noBusiness])
      expect((await app.get(path, { as: PEOPLE.member })).status).toBe(403)
      expect((await app.get(path)).status).toBe(401)
    })

    test('V-BIZ-3: is changed in what its owner says of it, and in nothing else', async () => {
      const as = vendor('minjaebiz')
      const sent = { ...DETAILS, bizRegNum: '1111111111', owner: '남의 이름', bypass: true, memberNo: JIWOO.memberNo }
      const { status, data } = await app.post(path, sent, { as })
      expect(status).toBe(200)
      expect(data.item).toMatchObject({
        name: '은결홈',
        type: 'etc',
        typeDesc: '가구 제작',
        bizRegNum: '2208801047',
        owner: '강민재',
        bizBypassYn: 'N',
      })
      const bad = await app.post(path, { ...DETAILS, typeDesc: ' ' }, { as })
      expect(bad.data.problems).toEqual([{ pointer: '/typeDesc', message: '업종을 입력해 주세요.', keyword: 'rule' }])
      expect((await app.post(path, DETAILS, { as: vendorSession('nobody') })).status).toBe(404)
      expect((await app.post(path, DETAILS, { as: { ...as, passwordConfirmed: false } })).status).toBe(403)
    })

    test('becomes another one only where the register confirms it', async () => {
      const as = vendor('garambiz')
      const verify = (body: object) => app.post(`${path}/verify`, body, { as })
      const row = async () => (await app.open.db.select().from(businesses).where(eq(businesses.memberNo, as.user!.memberNo)))[0]!
      const refused = await verify({ ...OPEN, owner: '유가람' })
      expect([refused.status, refused.data.resultMessage]).toEqual([400, NOT_VALID])
      expect((await row()).bizRegNum).toBe('2208801052')
      expect((await verify({ ...OPEN, bizRegNum: '123' })).data.problems).toEqual([
        { pointer: '/bizRegNum', message: '사업자등록번호 10자리를 입력해 주세요.', keyword: 'rule' },
      ])
      expect((await verify(OPEN)).data.item).toEqual({ status: 'open' })
      expect(await row()).toMatchObject({ bizRegNum: '1301102101', startDt: '20210503', owner: '노은결' })
    })
  })

  describe('the design account', () => {
    const path = '/v2/svc/bizmembers/me/design-account'
    const read = (memberId: string) => app.get(path, { as: vendor(memberId) })
    const create = (memberId: string) => app.post(path, {}, { as: vendor(memberId) })

    test('S-DSGN-3: is read from the partner, whose failure is said', async () => {
      expect((await read('dainbiz')).data.item).toEqual({
        exists: false,
        isRemoved: true,
        isEnabled: false,
        reason: 'adminReq',
        reservation: null,
      })
      expect((await read('serabiz')).data.item['reservation']).toMatchObject({ type: 'disable' })
      await force('design', 'down')
      const away = await read('jiwoobiz')
      expect([away.status, away.data.result, away.data.resultMessage]).toEqual([502, '500', DESIGN_WORDS.unknown])
      await force('design', 'unknown')
      expect((await read('jiwoobiz')).data).toMatchObject({ result: '404', resultMessage: DESIGN_WORDS.noAccount })
    })

    test('S-DSGN-6, 12: is made once, and found the second time', async () => {
      await force('design', 'none')
      await read('jiwoobiz')
      expect((await create('jiwoobiz')).data.result).toBe('200')
      expect((await read('jiwoobiz')).data.item).toMatchObject({ exists: true, isEnabled: true })
      const again = await create('jiwoobiz')
      expect([again.status, again.data.result]).toEqual([409, '400'])
    })

    test('S-DSGN-12: what the partner refuses is not made', async () => {
      await force('design', 'none')
      await read('jiwoobiz')
      await force('design', 'refuse')
      expect((await create('jiwoobiz')).data).toMatchObject({ result: '500', resultMessage: DESIGN_WORDS.notCreated })
    })

    test('S-DSGN-9, 10: the table is the lock: staff removed it, or the business is shut down', async () => {
      expect((await create('dainbiz')).data).toMatchObject({ result: '403' })
      expect((await create('taesikbiz')).data).toMatchObject({ result: '403' })
    })

    test('S-DSGN-2, V-BIZ-1, Q-030: a business that is not valid is given none, unless staff let it pass', async () => {
      const as = vendorSession('law-vendor')
      await app.open.db.insert(members).values({ memberNo: 'law-vendor', siteId: 'site', bizYn: 'Y' })
      const row = {
        memberNo: 'law-vendor',
        siteId: 'site',
        bizRegNum: '6118804013',
        bizName: '가게',
        owner: '아무개',
        startDt: '20200101',
        type: 'ti' as const,
      }
      await app.open.db.insert(businesses).values(row)
      expect((await app.post(path, {}, { as })).data).toMatchObject({ result: '403', resultMessage: NOT_VALID })
      await app.open.db.update(businesses).set({ bypass: true }).where(eq(businesses.memberNo, 'law-vendor'))
      await force('design', 'none')
      await app.get(path, { as })
      expect((await app.post(path, {}, { as })).data.result).toBe('200')
    })

    test('S-DSGN-13: is entered by an address that opens once, within a minute', async () => {
      const open = (asked: TestRequest) => app.raw('/v2/svc/bizmembers/me/design-page?_siteId=site&_deviceType=pc', {}, asked)
      const response = await open({ as: vendor('minjaebiz') })
      expect(response.status).toBe(302)
      expect(response.headers.get('cache-control')).toContain('no-store')
      const entry = new URL(response.headers.get('location')!)
      expect([entry.searchParams.get('_siteId'), entry.searchParams.get('_deviceType')]).toEqual(['site', 'pc'])
      const { exp, iat, jti, sub } = decodeJwt(entry.searchParams.get('token')!)
      expect([exp! - iat!, sub, typeof jti]).toEqual([60, vendor('minjaebiz').user!.memberNo, 'string'])
      expect([(await fetch(entry)).status, (await fetch(entry)).status]).toEqual([200, 401])
      const late = await open({ as: vendor('minjaebiz'), now: new Date(Date.now() - 62_000) })
      expect((await fetch(late.headers.get('location')!)).status).toBe(401)
      expect((await open({})).status).toBe(401)
      expect((await open({ as: PEOPLE.member })).status).toBe(403)
    })
  })

  test('a page of another site changes nothing', async () => {
    for (const path of ['draft/business', 'draft/terms', 'draft/identity', 'join']) {
      const init = { method: 'POST', body: '{}', headers: { origin: 'https://evil.example', 'content-type': 'application/json' } }
      const response = await app.raw(`/v2/svc/agencies/${path}`, init, { as: { visit: 'v'.repeat(43) } })
      expect(response.status).toBe(403)
    }
    expect(SITE).not.toContain('evil')
  })
})
