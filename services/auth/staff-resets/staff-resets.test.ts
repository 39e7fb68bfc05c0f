// A forgotten password of staff through the pipeline: what is mailed, what the link opens, and who confirms it.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '@/services/base/passwords'
import { audits } from '@/services/db/tables/base'
import { staff, staffPasswordResets, staffSessions } from '@/services/db/tables/auth'
import { COMMON } from '@/schemas/words/messages'
import type { Mail } from '@/services/outside/send-mail'
import { CODE_STEP, ON_PHONE, STAFF_PASSWORD, StaffBrowsers } from '@/tests/support/staff-browsers'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import type { Visitor } from '@/tests/support/visitor'

const { sendMail, canSendMail } = vi.hoisted(() => ({
  sendMail: vi.fn<(mail: Mail) => Promise<boolean>>(() => Promise.resolve(true)),
  canSendMail: vi.fn<() => boolean>(() => true),
}))
vi.mock('@/services/outside/send-mail', async (original) => ({ ...(await original<object>()), sendMail, canSendMail }))

const NEXT = '새나무결8!tile'
const reason = '전화로 본인인지 확인'
const MINUTE = 60_000
const SAID = '아이디가 맞고 내 계정에 알림 메일을 적어 두셨다면 메일을 보냈습니다. 30분 안에 메일의 링크를 열어 새 비밀번호를 정해 주세요.'

describe.each(ONE_DATABASE)('a forgotten password on %s', (kind) => {
  let app: TestApp
  let people: StaffBrowsers
  beforeAll(async () => {
    app = await openTestApp(kind)
    people = new StaffBrowsers(app)
    await people.addPeople()
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    sendMail.mockClear()
    await people.reset()
    const { db } = app.open
    await db.delete(staffPasswordResets)
    const passwordHash = await hashPassword(STAFF_PASSWORD)
    for (const id of ['a', 'm'])
      await db
        .update(staff)
        .set({ passwordHash, blockedAt: null, inviteHash: null, inviteExpiresAt: null, email: `${id}@raumgyeol.example` })
        .where(eq(staff.id, id))
    await db.update(staff).set({ blockedAt: null, email: null }).where(eq(staff.id, 'admin'))
  })

  const ask = (loginId: string, one: Visitor = people.browser()) => one.post('/auth/svc/staff-reset-ask', { loginId })
  const mailTo = (address: string) => sendMail.mock.calls.map(([mail]) => mail).filter(({ to }) => to === `${address}@raumgyeol.example`)
  const mailed = async (address: string, count = 1): Promise<string> => {
    await vi.waitFor(() => expect(mailTo(address)).toHaveLength(count))
    return mailTo(address).at(-1)!.text
  }
  const keyIn = (text: string): string => /\/ice_builder\/reset#reset=([\w-]{43})/.exec(text)![1]!
  const linkOf = async (loginId: string, address: string, count = 1) => {
    expect((await ask(loginId)).status).toBe(200)
    return keyIn(await mailed(address, count))
  }
  const choose = (key: string, password = NEXT, one = people.browser(ON_PHONE)) => one.post('/auth/svc/staff-reset', { key, password })
  const stateOf = async (key: string) => (await people.browser().post('/auth/svc/staff-reset-read', { key })).data.item['state']
  const waiting = async () => (await app.get('/adm/staff-reset/browse', { as: PEOPLE.admin, now: new Date(people.clock) })).data.items
  const decide = (what: 'confirm' | 'refuse', id: unknown, as: object = PEOPLE.admin) =>
    app.post(`/adm/staff-reset/${what}`, { id, reason }, { as, now: new Date(people.clock) })
  const opens = async (loginId: string, password: string) => (await people.signIn(people.browser(), loginId, password)).status

  test('every id gets one answer, and only an account with a password and a mail gets a link', async () => {
    await app.open.db
      .update(staff)
      .set({ blockedAt: new Date(people.clock) })
      .where(eq(staff.id, 'a'))
    const answers = []
    for (const loginId of ['seojin', 'SEOJIN', 'hangyeol', 'admin', 'nobody']) answers.push(await ask(loginId))
    expect(answers.map(({ status, data }) => [status, data.resultMessage])).toEqual(answers.map(() => [200, SAID]))
    expect(keyIn(await mailed('m', 2))).toHaveLength(43)
    expect(await mailed('a')).toContain('사용이 중지되어 비밀번호를 다시 정할 수 없습니다.')
    expect(sendMail).toHaveBeenCalledTimes(3)
    await app.open.db.update(staff).set({ inviteHash: 'invited' }).where(eq(staff.id, 'm'))
    await ask('seojin')
    const invited = await mailed('m', 3)
    expect([invited.includes('초대 링크로 비밀번호를 정합니다.'), invited.includes('#reset=')]).toEqual([true, false])
    const lines = await app.open.db.select().from(audits).where(eq(audits.action, 'staff.askReset')).orderBy(audits.id)
    expect(lines.map(({ target, actor }) => [target, actor])).toEqual(
      ['m', 'm', 'a', 'admin', 'unknown', 'm'].map((target) => [target, 'visitor']),
    )
  })

  test('an id is asked for five times an hour whether it exists or not, and an address has a pace of its own', async () => {
    for (const loginId of ['seojin', 'nobody']) {
      const answers = []
      for (let time = 0; time < 6; time++) answers.push(await ask(loginId))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
      expect(answers[5]!.data.resultMessage).toContain('마지막에 받은 메일의 링크를 열거나')
    }
    // The refused one took nothing from the link of the last mail.
    expect(await stateOf(keyIn(await mailed('m', 5)))).toBe('open')
    const statuses = []
    for (let time = 0; time < 9; time++) statuses.push((await ask(`guess-${time}`)).status)
    expect(statuses.slice(-2)).toEqual([200, 429])
    people.clock += 60 * MINUTE
    expect((await ask('seojin')).status).toBe(200)
    await mailed('m', 6)
  })

  test('a link sets the password once, ends every sign-in, and the second step is still asked for', async () => {
    const before = await people.signedIn()
    const { secret } = await people.enrol(before)
    people.clock += CODE_STEP
    await mailed('m')
    sendMail.mockClear()
    const key = await linkOf('seojin', 'm')
    const weak = await choose(key, 'seojin12!')
    expect([weak.status, weak.data.problems]).toMatchObject([400, [{ message: '아이디가 들어간 비밀번호는 쓸 수 없습니다.' }]])
    const answers = await Promise.all([choose(key), choose(key)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect([await people.me(before), await opens('seojin', STAFF_PASSWORD), await stateOf(key)]).toEqual([403, 401, 'done'])
    const after = people.browser()
    expect((await people.signIn(after, 'seojin', NEXT)).data.item).toMatchObject({ step: 'code' })
    expect((await people.byCode(after, people.codeOf(secret))).status).toBe(200)
    await vi.waitFor(() => expect(mailTo('m').at(-1)!.subject).toContain('메일의 링크로 비밀번호가 바뀌었습니다.'))
    expect(mailTo('m').at(-1)!.text).toContain('Safari · iOS')
    const again = await choose(key)
    expect([again.status, again.data.resultMessage]).toEqual([404, expect.stringContaining('다시 요청해 주세요.')])
    expect(await people.actions('m')).toEqual(expect.arrayContaining(['staff.askReset', 'staff.chooseReset']))
    const stored = await app.open.db.execute(sql`select ${staffPasswordResets} from ${staffPasswordResets}`)
    expect(JSON.stringify([stored.rows, await app.open.db.select().from(audits)])).not.toContain(key)
  })

  test('a link ends after half an hour, with a newer one, with another change, a block and an invitation', async () => {
    const { db } = app.open
    const first = await linkOf('seojin', 'm')
    people.clock += 30 * MINUTE - 1
    expect(await stateOf(first)).toBe('open')
    people.clock += 1
    expect([await stateOf(first), (await choose(first)).status]).toEqual(['late', 404])
    const second = await linkOf('seojin', 'm', 2)
    expect(await stateOf(first)).toBe('replaced')
    const own = await people.signedIn()
    expect((await own.post('/adm/account/password', { current: STAFF_PASSWORD, password: '다른나무9!tile' })).status).toBe(200)
    expect([await stateOf(second), (await choose(second)).status]).toEqual(['changed', 404])
    await vi.waitFor(() => expect(mailTo('m')).toHaveLength(3))
    const third = await linkOf('seojin', 'm', 4)
    await db.update(staff).set({ inviteHash: 'anew' }).where(eq(staff.id, 'm'))
    expect([await stateOf(third), (await choose(third)).status]).toEqual(['closed', 404])
    await db
      .update(staff)
      .set({ inviteHash: null, blockedAt: new Date(people.clock) })
      .where(eq(staff.id, 'm'))
    expect([await stateOf(third), (await choose(third)).status, await stateOf('x'.repeat(43))]).toEqual(['closed', 404, 'unknown'])
  })

  test('an administrator’s new password holds only after another administrator has confirmed it', async () => {
    const before = await people.signedIn('hangyeol')
    const key = await linkOf('hangyeol', 'a')
    expect((await choose(key)).data.item).toEqual({ loginId: 'hangyeol', isWaiting: true })
    expect([await opens('hangyeol', NEXT), await people.me(before), await stateOf(key)]).toEqual([401, 200, 'waiting'])
    expect(await mailed('a', 2)).toContain('다른 관리자가 확인하면 새 비밀번호가 적용됩니다.')
    const [one] = await waiting()
    expect(one).toMatchObject({ loginId: 'hangyeol', name: '한결', askedFrom: 'Chrome · Windows, 203.0.113.*' })
    expect(one!['chosenFrom']).toContain('Safari · iOS')
    // Nobody confirms their own, nobody without the password of now, no manager; a stranger who asks again undoes nothing.
    const sid = { id: 'a', role: 'adm', isRecent: true } as const
    const [session] = await app.open.db.select().from(staffSessions).where(eq(staffSessions.staffId, 'a'))
    const own = await decide('confirm', one!['id'], { staff: { ...sid, sid: session!.id } })
    expect([own.status, own.data.resultMessage]).toEqual([409, '자신의 비밀번호 재설정은 다른 관리자가 확인해야 합니다.'])
    expect((await decide('confirm', one!['id'], PEOPLE.manager)).status).toBe(403)
    const confirmed = (ago: string) =>
      app.open.db
        .update(staffSessions)
        .set({ confirmedAt: sql`now() - ${ago}::interval` })
        .where(eq(staffSessions.id, PEOPLE.admin.staff.sid))
    await confirmed('6 minutes')
    expect((await decide('confirm', one!['id'])).data.result).toBe(COMMON.confirmNeeded[0])
    await confirmed('0 minutes')
    await linkOf('hangyeol', 'a', 3)
    expect(await stateOf(key)).toBe('waiting')

    const answers = await Promise.all([decide('confirm', one!['id']), decide('refuse', one!['id'])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const isConfirmed = answers[0]!.status === 200
    expect(await stateOf(key)).toBe(isConfirmed ? 'done' : 'refused')
    expect(await opens('hangyeol', isConfirmed ? NEXT : STAFF_PASSWORD)).toBe(200)
    expect(await people.me(before)).toBe(isConfirmed ? 403 : 200)
    expect(await waiting()).toEqual([])
  })

  test('a confirmation and a refusal are told to the owner and stand in the log with their reason', async () => {
    for (const [what, said, opened] of [
      ['refuse', '거절되었습니다.', STAFF_PASSWORD],
      ['confirm', '비밀번호가 바뀌었습니다.', NEXT],
    ] as const) {
      sendMail.mockClear()
      const key = await linkOf('hangyeol', 'a')
      await choose(key)
      await mailed('a', 2)
      const [one] = await waiting()
      const answer = await decide(what, one!['id'])
      expect(answer.status, answer.data.resultMessage).toBe(200)
      const told = await mailed('a', 3)
      // From where the password was chosen, and not from where it was decided.
      expect([told.includes(said), told.includes('Safari · iOS')]).toEqual([true, true])
      expect(await opens('hangyeol', opened)).toBe(200)
      const [line] = await app.open.db
        .select()
        .from(audits)
        .where(eq(audits.action, `staff.${what}Reset`))
      expect(line).toMatchObject({ actor: 'staff:admin', target: 'a', detail: { reason } })
    }
    expect(JSON.stringify(await app.open.db.select().from(staffPasswordResets))).not.toContain('argon2')
  })

  test('what waits ends after three days and with another change of the password, and other administrators are mailed', async () => {
    await app.open.db.update(staff).set({ email: 'admin@raumgyeol.example' }).where(eq(staff.id, 'admin'))
    const key = await linkOf('hangyeol', 'a')
    await choose(key)
    expect(await mailed('admin')).toContain('한결님(hangyeol)이 새 비밀번호를 정하고 다른 관리자의 확인을 기다립니다.')
    const [one] = await waiting()
    const chosenAgo = (time: number) => app.open.db.update(staffPasswordResets).set({ chosenAt: new Date(people.clock - time) })
    const days = 3 * 24 * 60 * MINUTE
    await chosenAgo(days)
    expect([await stateOf(key), await waiting(), (await decide('confirm', one!['id'])).status]).toEqual(['late', [], 404])
    await chosenAgo(days - 1)
    expect(await stateOf(key)).toBe('waiting')
    await app.open.db
      .update(staff)
      .set({ passwordHash: await hashPassword('셋째나무3!tile') })
      .where(eq(staff.id, 'a'))
    expect([await stateOf(key), (await decide('confirm', one!['id'])).status]).toEqual(['changed', 404])
  })

  test('the only administrator needs no confirmation', async () => {
    await app.open.db
      .update(staff)
      .set({ blockedAt: new Date(people.clock) })
      .where(eq(staff.id, 'admin'))
    expect((await choose(await linkOf('hangyeol', 'a'))).data.item).toEqual({ loginId: 'hangyeol', isWaiting: false })
    expect(await opens('hangyeol', NEXT)).toBe(200)
  })

  test('a site that sends no mail says what to do instead', async () => {
    canSendMail.mockReturnValueOnce(false)
    const answer = await ask('seojin')
    expect([answer.status, answer.data.resultMessage]).toEqual([409, expect.stringContaining('다른 관리자에게')])
  })
})
