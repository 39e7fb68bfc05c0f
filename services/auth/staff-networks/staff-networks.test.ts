// From where staff may use the console, through the pipeline: at the sign-in, at its second step, and at every call.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audits } from '@/services/db/tables/base'
import { staffDoors } from '@/services/db/tables/auth'
import { CODE_STEP, ON_WINDOWS, STAFF_PASSWORD, StaffBrowsers } from '@/tests/support/staff-browsers'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import type { Visitor } from '@/tests/support/visitor'

const HERE = '203.0.113.7'
const ELSEWHERE = '198.51.100.20'

describe.each(ONE_DATABASE)('allowed networks on %s', (kind) => {
  let app: TestApp
  let people: StaffBrowsers
  let boss: Visitor
  beforeAll(async () => {
    app = await openTestApp(kind)
    people = new StaffBrowsers(app)
    await people.addPeople()
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.delete(staffDoors)
    await people.reset()
    boss = await people.signedIn('hangyeol')
  })

  const read = async () => (await boss.get('/adm/staff-network/read')).data.item as { networks: string[]; version: number; address: string }
  const save = async (networks: string[], version?: number) =>
    boss.post('/adm/staff-network/save', { networks, version: version ?? (await read()).version })
  const from = (ip: string) => people.browser(ON_WINDOWS, ip)
  const statusFrom = async (ip: string) => (await people.signIn(from(ip))).status

  test('without a list staff come from everywhere, and with one only from there', async () => {
    expect(await read()).toEqual({ networks: [], version: 0, address: HERE })
    const abroad = from(ELSEWHERE)
    expect((await people.signIn(abroad)).status).toBe(200)
    const saved = await save(['203.0.113.0/24', '2001:DB8:12::/48', '192.0.2.1'])
    expect([saved.status, saved.data.resultMessage]).toEqual([200, '저장했습니다. 다음 요청부터 적용됩니다.'])
    expect((await read()).networks).toEqual(['203.0.113.0/24', '2001:db8:12::/48', '192.0.2.1'])
    // A sign-in that was there before is refused at its next call, and works again from where it may.
    expect([await people.me(abroad), await people.me(boss)]).toEqual([403, 200])
    const refused = await people.signIn(from(ELSEWHERE))
    expect([refused.status, refused.data.resultMessage]).toEqual([
      403,
      '지금 접속하신 곳(198.51.100.20)에서는 관리 화면을 쓸 수 없습니다. 허용된 네트워크에서 로그인하시거나, 관리자에게 이 주소를 알려 주세요.',
    ])
    // The same words for a wrong password: nothing is learnt from outside.
    expect((await people.signIn(from(ELSEWHERE), 'seojin', '틀린나무1!')).data.resultMessage).toBe(refused.data.resultMessage)
    const statuses: Record<string, number> = {}
    for (const ip of [
      '203.0.113.255',
      '203.0.114.0',
      '::ffff:203.0.113.9',
      '2001:db8:12:ffff::1',
      '2001:db8:13::1',
      '192.0.2.1',
      '192.0.2.2',
      '',
    ])
      statuses[ip] = await statusFrom(ip)
    expect(statuses).toEqual({
      '203.0.113.255': 200,
      '203.0.114.0': 403,
      '::ffff:203.0.113.9': 200,
      '2001:db8:12:ffff::1': 200,
      '2001:db8:13::1': 403,
      '192.0.2.1': 200,
      '192.0.2.2': 403,
      '': 403,
    })
    const lines = await app.open.db.select().from(audits).where(eq(audits.action, 'staff.outside')).orderBy(audits.id)
    expect([lines.length, lines[0]!.address]).toEqual([6, ELSEWHERE])
    expect((await save([])).data.resultMessage).toBe('저장했습니다. 어디에서나 쓸 수 있습니다.')
    expect(await people.me(abroad)).toBe(200)
  })

  test('the code of the second step is refused elsewhere as well', async () => {
    const { secret } = await people.enrol(await people.signedIn())
    people.clock += 2 * CODE_STEP
    const abroad = from(ELSEWHERE)
    await people.signIn(abroad)
    await save([HERE])
    const refused = await people.byCode(abroad, people.codeOf(secret))
    expect([refused.status, refused.data.result]).toEqual([403, 'ST016'])
  })

  test('a list that would shut out who saves it is refused in words, and so is what is no network', async () => {
    const shut = await save(['198.51.100.0/24'])
    expect([shut.status, shut.data.resultMessage]).toEqual([
      409,
      expect.stringContaining('지금 접속하신 곳(203.0.113.7)이 목록에 없습니다.'),
    ])
    const wrong = await save([HERE, '203.0.113.0/33', '매장', '10.0.0.0/8/8', 'fe80::1%eth0'])
    expect(wrong.status).toBe(400)
    expect(wrong.data.problems!.map(({ message }) => message.split('. ')[0])).toEqual([
      '네트워크 주소가 아닙니다: 203.0.113.0/33',
      '네트워크 주소가 아닙니다: 매장',
      '네트워크 주소가 아닙니다: 10.0.0.0/8/8',
      '네트워크 주소가 아닙니다: fe80::1%eth0',
    ])
    expect(await read()).toMatchObject({ networks: [], version: 0 })
  })

  test('two who start from one version do not overwrite each other, and the log says what was and what is', async () => {
    await save([HERE])
    const answers = await Promise.all([save([HERE, '192.0.2.1'], 1), save([HERE, '192.0.2.2'], 1)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lines = await app.open.db.select().from(audits).where(eq(audits.action, 'staff.networks')).orderBy(audits.id)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatchObject({ actor: 'staff:a', detail: { before: '', after: HERE } })
    const manager = await people.signedIn()
    expect((await manager.post('/adm/staff-network/save', { networks: [], version: 2 })).status).toBe(403)
    expect((await people.signIn(from(HERE), 'seojin', STAFF_PASSWORD)).status).toBe(200)
  })
})
