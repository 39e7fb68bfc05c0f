import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '@/services/base/passwords'
import { openTestApp, useSettings, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { passwordsOfEarlierKeys, reseal, sealedColumns } from './reseal'
import { socialAccounts, visits } from './tables/auth'
import { members } from './tables/members'

const KEY = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`
const K1 = KEY('k1', 1)
const K2 = KEY('k2', 2)
const MANY = 450

let app: TestApp
const use = (keys: string) => useSettings(app.place.dataDir, { DATA_KEYS: keys })
const inDatabase = async (query: string) => (await app.open.pool.query<Record<string, string>>(query)).rows
const of = (found: Awaited<ReturnType<typeof reseal>>, column: string) => found.find((one) => one.column === column)!

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    use(K1)
    await app.open.db.delete(members)
    await app.open.db.delete(visits)
    await app.open.db.insert(members).values(
      Array.from({ length: MANY }, (_, i) => ({
        memberNo: `m${String(i).padStart(4, '0')}`,
        siteId: 'site',
        memberName: `사람${i}`,
        mobileNo: `010${String(i).padStart(8, '0')}`,
      })),
    )
    await app.open.db.insert(socialAccounts).values({ siteId: 'site', snsType: 'KAKAO', snsIndex: 'i', memberNo: 'm0000', snsId: '4100' })
    await app.open.db.insert(visits).values({ idHash: 'v', siteId: 'site', draft: { join: { kind: 'personal' } }, expiresAt: new Date() })
  })

  test('P1: everything opens as before under the new key, and the earlier key can go', async () => {
    use(`${K2},${K1}`)
    const found = await reseal(app.open, { write: true })
    expect(of(found, 'member.member_name')).toEqual({
      column: 'member.member_name',
      values: MANY,
      earlier: { k1: MANY },
      resealed: MANY,
      shut: 0,
    })
    expect(of(found, 'social_account.sns_id').resealed).toBe(1)
    expect(of(found, 'visit.draft').resealed).toBe(1)
    use(K2)
    const all = await app.open.db.select().from(members).orderBy(members.memberNo)
    expect(all.map(({ memberName, mobileNo, email }) => [memberName, mobileNo, email])).toEqual(
      Array.from({ length: MANY }, (_, i) => [`사람${i}`, `010${String(i).padStart(8, '0')}`, null]),
    )
    expect((await app.open.db.select().from(visits))[0]!.draft).toEqual({ join: { kind: 'personal' } })
    expect(await reseal(app.open, { write: false })).not.toContainEqual(expect.objectContaining({ earlier: { k1: expect.anything() } }))
  })

  test('without --write it only counts', async () => {
    use(`${K2},${K1}`)
    const before = await inDatabase('select member_name from member order by member_no')
    expect(of(await reseal(app.open, { write: false }), 'member.mobile_no')).toMatchObject({
      values: MANY,
      earlier: { k1: MANY },
      resealed: 0,
    })
    expect(await inDatabase('select member_name from member order by member_no')).toEqual(before)
  })

  test('an interrupted run continues where it stopped', async () => {
    use(`${K2},${K1}`)
    const batches = (most: number) => {
      let begun = 0
      return new Proxy(app.open.db, {
        get(db, name, self) {
          if (name === 'transaction' && begun++ >= most) return () => Promise.reject(new Error('killed'))
          return Reflect.get(db, name, self) as unknown
        },
      })
    }
    // As far as the second batch of the members' names, whichever columns come before them.
    let half = MANY
    for (let most = 1; half === MANY; most++) {
      await expect(reseal({ db: batches(most) }, { write: true })).rejects.toThrow('killed')
      half = of(await reseal(app.open, { write: false }), 'member.member_name').earlier['k1']!
    }
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(MANY)
    expect(of(await reseal(app.open, { write: true }), 'member.member_name')).toMatchObject({ resealed: half, earlier: { k1: half } })
  })

  test('an unopenable value stays, is reported, and does not stop the others', async () => {
    await app.open.pool.query(`update member set member_name = 'k1.AAAA' where member_no in ('m0000', 'm0300')`)
    await app.open.pool.query(`update member set member_name = 'gone.' || substr(member_name, 4) where member_no = 'm0001'`)
    use(`${K2},${K1}`)
    expect(of(await reseal(app.open, { write: true }), 'member.member_name')).toEqual({
      column: 'member.member_name',
      values: MANY,
      earlier: { k1: MANY - 1, gone: 1 },
      resealed: MANY - 3,
      shut: 3,
    })
    expect(await inDatabase(`select member_name from member where member_no = 'm0300'`)).toEqual([{ member_name: 'k1.AAAA' }])
  })

  test('S6: passwords that still need an earlier key are counted, so that the key is not removed too early', async () => {
    await app.open.db
      .update(members)
      .set({ passwordHash: await hashPassword('Kx7!mQ2p') })
      .where(eq(members.memberNo, 'm0000'))
    use(`${K2},${K1}`)
    expect(await passwordsOfEarlierKeys(app.open)).toEqual({ k1: 1 })
    await app.open.db
      .update(members)
      .set({ passwordHash: await hashPassword('Kx7!mQ2p') })
      .where(eq(members.memberNo, 'm0000'))
    expect(await passwordsOfEarlierKeys(app.open)).toEqual({})
  })
})

test('every sealed column can be sealed again: its table has a key', () => {
  expect(sealedColumns().map(({ column }) => column.name)).toEqual(
    expect.arrayContaining([
      'member_name',
      'mobile_no',
      'email',
      'ci',
      'di',
      'birth_date',
      'address',
      'sns_id',
      'answer',
      'draft',
      'owner',
    ]),
  )
  // A column of another type of the database is custom as well, and holds nothing that a key opens.
  expect(sealedColumns().map(({ column }) => column.name)).not.toContain('name_marks')
})
