import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { logOptions } from './log'

function text(write: (log: pino.Logger) => void): string {
  let found = ''
  const log = pino(
    logOptions('info'),
    new Writable({
      write(chunk: Buffer, _, done) {
        found += String(chunk)
        done()
      },
    }),
  )
  write(log)
  return found
}
const lines = (write: (log: pino.Logger) => void): Record<string, unknown>[] =>
  text(write)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('one event is one JSON line, whatever a visitor typed', () => {
  const found = lines((log) => log.child({ requestId: 'r1' }).info({ path: '/a\r\n{"level":"error"}\u2028' }, 'first\nsecond'))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ level: 'info', requestId: 'r1', msg: 'first\nsecond' })
})

test('secrets are removed at any depth', () => {
  const found = lines((log) => {
    log.info(
      {
        password: 'hush',
        user: { accessToken: 'hush', name: '홍길동' },
        request: { headers: { cookie: 'hush', 'set-cookie': ['hush; Path=/', 'a]"hush'], authorization: 'hush' } },
      },
      'said',
    )
    log.info(
      { token: 'hush', a: { b: { c: { d: { newPassword: 'hu"sh' } } } }, said: JSON.stringify({ ciValue: 'hush', other: 'kept' }) },
      'said',
    )
  })
  expect(JSON.stringify(found)).not.toMatch(/hush|hu\\*"sh/)
  expect(found[0]).toMatchObject({ user: { name: '홍길동' } })
  expect(found[1]!['said']).toBe('{"ciValue":"[removed]","other":"kept"}')
})

test('P2: personal data is removed by its field name', () => {
  const person = {
    memberName: '홍길동',
    birthDate: '19900101',
    mobileNo: '01012345678',
    email: 'home@example.com',
    address: '서울특별시 중구 세종대로 110',
    addressDetail: '101동 1001호',
    ci: 'a-ci',
    di: 'a-di',
  }
  const found = lines((log) => log.info({ memberNo: 'm1', draft: { verifyUser: person, list: [person] } }, 'said'))
  for (const value of Object.values(person)) expect(JSON.stringify(found)).not.toContain(value)
  expect(found[0]).toMatchObject({ memberNo: 'm1' })
})

test.each([
  ['전화 010-1234-5678 번', '전화 010-****-5678 번'],
  ['to=01012345678', 'to=010-****-5678'],
  ['mail to homekim@mail.example.co.kr failed', 'mail to ho***@mail.example.co.kr failed'],
  ['900101-1234567', '[removed]'],
  [`ci ${'Ab3/'.repeat(21)}Ab==`, 'ci [removed]'],
  ['k1$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g is odd', 'k1[removed] is odd'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtIn0.c2lnbmF0dXJl', 'Bearer [removed]'],
  ['/auth/svc/social/kakao?code=abc&state=d-e_f&page=2', '/auth/svc/social/kakao?code=[removed]&state=[removed]&page=2'],
  ['GET /cs/faq/10 in 12 ms', 'GET /cs/faq/10 in 12 ms'],
])('P2: in a sentence %j is written %j', (said, written) => {
  expect(lines((log) => log.info({ said }, said))[0]).toMatchObject({ said: written, msg: written })
})

test('an error is written with its causes', () => {
  const [line] = lines((log) => log.error({ err: new Error('outer', { cause: new Error('inner') }) }, 'failed'))
  expect(JSON.stringify(line)).toContain('inner')
  expect(JSON.stringify(line)).toContain('log.test.ts')
})

test('a failed query is logged without its values', () => {
  const refused = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Failing row contains (m1, 집꾸미기, 홍길동).',
    constraint: 'member_login',
  })
  const written = text((log) =>
    log.error({ err: new DrizzleQueryError('insert into member values ($1, $2)', ['m1', '집꾸미기'], refused) }, 'failed'),
  )
  expect(written).toContain('insert into member')
  expect(written).toContain('member_login')
  expect(written).toContain('23505')
  expect(written).not.toMatch(/집꾸미기|홍길동/)
  expect(JSON.parse(written)).toMatchObject({ err: { stack: expect.stringContaining('log.test.ts') } })
})
