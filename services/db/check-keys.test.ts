import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blindIndex } from '@/services/base/seal'
import { hashPassword } from '@/services/base/passwords'
import { openTestApp, useSettings, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { checkKeys, KeyFailure } from './check-keys'
import { openDatabase } from './open-database'
import { reseal } from './reseal'
import { staff } from './tables/auth'
import { facts } from './tables/base'
import { members } from './tables/members'

const KEY = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`
const K1 = KEY('k1', 1)
const K2 = KEY('k2', 2)
const OTHER_K1 = KEY('k1', 9)
const INDEX = 'the index key of this test, 32 characters'

let app: TestApp
const use = (dataKeys: string, indexKey = INDEX, more: Record<string, string> = {}) =>
  useSettings(app.place.dataDir, { DATA_KEYS: dataKeys, INDEX_KEY: indexKey, ...more })
const check = () => checkKeys(app.open)
const refusal = async () => {
  const before = await app.open.db.select().from(facts)
  const cause = await check().then(
    () => expect.unreachable('it should have been refused'),
    (failure: unknown) => failure,
  )
  expect(cause).toBeInstanceOf(KeyFailure)
  expect(await app.open.db.select().from(facts)).toEqual(before)
  return (cause as Error).message
}
const fill = (count = 3) =>
  app.open.db.insert(members).values(
    Array.from({ length: count }, (_, i) => {
      const mobileNo = `010${String(i).padStart(8, '0')}`
      return { memberNo: `m${i}`, siteId: 'site', memberName: `사람${i}`, mobileNo, mobileIndex: blindIndex(mobileNo, 'member.mobile') }
    }),
  )
const knownNames = async () => (await app.open.db.select().from(facts)).map(({ name }) => name).sort()

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    use(K1)
    for (const table of [members, facts]) await app.open.db.delete(table)
  })

  test('a first start stores a known value for each key, sealed, and the next start accepts it', async () => {
    use(`${K2},${K1}`)
    await check()
    expect(await knownNames()).toEqual(['known:data:k1', 'known:data:k2', 'known:index'])
    expect(JSON.stringify(await app.open.db.select().from(facts))).not.toContain('마루')
    await check()
  })

  test('P1: another key under the same id is refused, before and after rows are sealed', async () => {
    await check()
    use(OTHER_K1)
    expect(await refusal()).toContain('The key k1 of DATA_KEYS is not the key k1')
  })

  test('P1: keys that share none with the database are refused', async () => {
    await check()
    use(K2)
    expect(await refusal()).toContain('none of the keys that this database was sealed with (k1)')
  })

  test('another INDEX_KEY is refused', async () => {
    await check()
    use(K1, 'another index key of this test, 32 chars.')
    expect(await refusal()).toContain('INDEX_KEY is not the one')
  })

  test('the message says where the keys are: secrets.json in demo, the setting in production', async () => {
    await check()
    use(OTHER_K1)
    expect(await refusal()).toContain(`Put back ${app.place.dataDir}/secrets.json from a backup`)
    use(OTHER_K1, INDEX, { APP_MODE: 'production' })
    const sentence = await refusal()
    expect(sentence).toContain('Set DATA_KEYS to what it was')
    expect(sentence).not.toContain('secrets.json')
    expect(sentence).not.toContain(Buffer.alloc(32, 9).toString('base64'))
  })

  describe('a filled database of an earlier version, without known values', () => {
    test('is accepted with the right keys, though one value in it is damaged', async () => {
      await fill()
      await app.open.pool.query(`update member set member_name = 'k1.AAAA' where member_no = 'm0'`)
      await check()
      expect(await knownNames()).toEqual(['known:data:k1', 'known:index'])
    })

    test('is refused with another key under the same id', async () => {
      await fill()
      use(OTHER_K1)
      expect(await refusal()).toContain('The key k1 of DATA_KEYS is not the key k1')
    })

    test('is refused with a key of another name', async () => {
      await fill()
      use(K2)
      expect(await refusal()).toContain('none of the keys that this database was sealed with (k1)')
    })

    test('is refused when some of it is sealed with a missing key', async () => {
      await fill(1)
      use(`${K2},${K1}`)
      await app.open.db.insert(members).values({ memberNo: 'm9', siteId: 'site', memberName: '사람9' })
      use(K2)
      expect(await refusal()).toContain('The key k1 was taken out of DATA_KEYS')
    })

    test('is refused with another INDEX_KEY', async () => {
      await fill()
      use(K1, 'another index key of this test, 32 chars.')
      expect(await refusal()).toContain('INDEX_KEY is not the one')
    })

    test('is refused when only a password shows which key it needs', async () => {
      await app.open.db
        .insert(staff)
        .values({ id: 'first', loginId: 'first', name: '처음', role: 'adm', passwordHash: await hashPassword('Kx7!mQ2p') })
      use(K2)
      expect(await refusal()).toContain('(k1)')
      await app.open.pool.query(`delete from staff where id = 'first'`)
    })
  })

  describe('changing a key', () => {
    test('a new key in front is accepted; the old one may be removed only when nothing is sealed with it', async () => {
      await fill()
      await check()
      use(`${K2},${K1}`)
      await check()
      expect(await knownNames()).toEqual(['known:data:k1', 'known:data:k2', 'known:index'])
      use(K2)
      expect(await refusal()).toMatch(/The key k1 was taken out of DATA_KEYS .* npm run data:reseal -- --write/)
      use(`${K2},${K1}`)
      await reseal(app.open, { write: true })
      use(K2)
      await check()
      expect(await knownNames()).toEqual(['known:data:k2', 'known:index'])
    })

    test('a new key in front of a wrong old one is refused', async () => {
      await fill()
      await check()
      use(`${K2},${OTHER_K1}`)
      expect(await refusal()).toContain('The key k1 of DATA_KEYS is not the key k1')
    })
  })

  test('several processes that start at once agree', async () => {
    const other = await openDatabase(app.place)
    await Promise.all([checkKeys(app.open), checkKeys(other), check()])
    expect(await knownNames()).toEqual(['known:data:k1', 'known:index'])
    await other.close()
  })
})
