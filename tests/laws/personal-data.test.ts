// Nothing that belongs to a person lies plain in the database, in a log or in an answer that is not his (P1, P2, P7).
import { is } from 'drizzle-orm'
import { getTableConfig, PgCustomColumn, PgTable } from 'drizzle-orm/pg-core'
import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { DEMO_PASSWORD, demoPeople } from '@/services/db/demo-people'
import { seedMembers } from '@/services/db/seed-members'
import * as memberTables from '@/services/db/member-tables'
import { logOptions } from '@/services/kit/log'
import { openHouse, type House } from '../support/house'
import { KINDS_OF_DATABASE } from '../support/test-database'
import { Visitor } from '../support/visitor'

const PASSWORD = 'Kx7!mQ2p'
const PERSON: VerifiedIdentity = {
  memberName: '남궁누리',
  gender: 'F',
  birthDate: '19770831',
  mobileNo: '01098765432',
  nationalInfo: '0',
  ci: `${'Qz9/'.repeat(21)}Qz==`,
  di: `di${'Wm3+'.repeat(15)}`,
}
const SAID = { email: 'nuri.namgung@personal.example', address: '부산광역시 해운대구 달맞이길 77', addressDetail: '1203동 905호' }
const PLAIN = [...Object.values(PERSON).filter((value) => value.length > 1), ...Object.values(SAID), PASSWORD]

let house: House
let written = ''

/** Every row of every table, as the database has it. */
async function dump(): Promise<string> {
  const { rows } = await house.open.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const texts: string[] = []
  for (const { name } of rows) texts.push(name, JSON.stringify((await house.open.pool.query(`select * from "${name}"`)).rows))
  return texts.join('\n')
}
const found = (text: string, values: readonly string[] = PLAIN) =>
  values.filter((value) => text.includes(value) || text.includes(JSON.stringify(value).slice(1, -1)) || text.includes(Buffer.from(value).toString('base64').replace(/=+$/, ''))) // prettier-ignore

describe.each(KINDS_OF_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    house = await openHouse(kind)
    const sink = new Writable({ write: (chunk: Buffer, _, done) => ((written += String(chunk)), done()) }) // prettier-ignore
    ;(globalThis as Record<symbol, unknown>)[Symbol.for('maru.logger')] = pino(logOptions('trace'), sink)
  })
  afterAll(async () => {
    delete (globalThis as Record<symbol, unknown>)[Symbol.for('maru.logger')]
    await house.drop()
  })

  test('P1: from the verification to the account, nothing stands plain in a table, nor in a log', async () => {
    written = ''
    const visitor = new Visitor(house)
    const key = await visitor.verified('join', PERSON)
    expect(found(await dump()), 'verified').toEqual([])
    await visitor.post('/svc/memberJoinSvcApi/agree', { kind: 'personal', service: true, personal: true })
    await visitor.post('/svc/memberJoinSvcApi/verify', { key })
    expect(found(await dump()), 'in the draft').toEqual([])
    const joinedUser = {
      id: 'sealed01',
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      name: PERSON.memberName,
      nickname: '누리네',
      ...SAID,
    }
    expect((await visitor.post('/svc/memberJoinSvcApi/join', { joinedUser })).data).toMatchObject({ result: '200' })
    expect(found(await dump()), 'joined').toEqual([])
    await visitor.signIn('sealed01', PASSWORD)
    await visitor.signIn('sealed01', `${PASSWORD}x`)
    const again = await visitor.verified('findId', PERSON)
    await visitor.post('/svc/member/memberInfo', { ciValue: again, purpose: 'findId' })
    expect(found(await dump()), 'signed in, looked for').toEqual([])
    expect(found(written)).toEqual([])
    expect(written).toContain('"event":"written"')
  })

  test('P7: no cookie, header or address of an answer holds any of it', async () => {
    const visitor = new Visitor(house)
    await visitor.signIn('sealed01', PASSWORD)
    const told = await visitor.get('/auth/svc/jwt')
    expect(told.data.item['customer']).toMatchObject({ memberId: 'sealed01' })
    expect(told.headers.get('cache-control')).toBe('private, no-store')
    for (const value of visitor.cookies.values()) {
      const claims = value.split('.').map((part) => Buffer.from(part, 'base64url').toString('utf8')).join(' ') // prettier-ignore
      expect(found(`${decodeURIComponent(value)} ${claims}`)).toEqual([])
    }
    // What he is told of himself is what the product reads of a session: no CI, no number, no address.
    expect(found(told.text, [PERSON.ci, PERSON.di!, PERSON.mobileNo, ...Object.values(SAID), PASSWORD])).toEqual([])
  })

  test('a failure of the database names no value', async () => {
    written = ''
    await house.open.pool.query('alter table member rename column email to email_gone')
    const visitor = new Visitor(house)
    await visitor.signIn('sealed01', PASSWORD)
    await house.open.pool.query('alter table member rename column email_gone to email')
    expect(written).toContain('a call failed unexpectedly')
    expect(found(written)).toEqual([])
    expect(written).not.toContain('params: ')
    expect(written).not.toContain('sealed01')
  })

  test('P1: the people of the demonstration lie sealed as everybody', async () => {
    const now = new Date()
    await house.open.db.transaction((tx) => seedMembers(tx, 'site', now))
    const text = await dump()
    const people = demoPeople(now).filter(({ member }) => member)
    expect(people.length).toBeGreaterThan(5)
    for (const { key, name, mobileNo, ci, birthDate } of people)
      expect(found(text, [name, mobileNo, ci, birthDate, `${key}@maru.example`]), key).toEqual([])
    expect(found(text, [DEMO_PASSWORD])).toEqual([])
  })
})

test('P1: a column of a person’s own is sealed, or is one that must be read by the database', () => {
  const PERSONAL = /name|birth|mobile|phone|email|mail|address|(^|_)(ci|di)($|_)|owner|answer|draft|sns_id|resident/
  // Indexes, ids that tell nothing, what a business registry publishes, and the trade's own words.
  const OPEN = /_index$|^member_no$|^biz_name$|^nickname$|^mobile_co$|^code_hash$/
  const open = Object.values(memberTables as Record<string, unknown>)
    .filter((table): table is PgTable => is(table, PgTable))
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table)
      return columns.filter((column) => PERSONAL.test(column.name) && !OPEN.test(column.name) && !is(column, PgCustomColumn)).map((column) => `${name}.${column.name}`) // prettier-ignore
    })
  expect(open).toEqual([])
})

test('P1: no column anywhere takes a resident number', () => {
  const columns = Object.values(memberTables as Record<string, unknown>)
    .filter((table): table is PgTable => is(table, PgTable))
    .flatMap((table) => getTableConfig(table).columns.map(({ name }) => name))
  expect(columns.filter((name) => /resident|jumin|rrn/.test(name))).toEqual([])
})
