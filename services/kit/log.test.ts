import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { logOptions } from './log'

function lines(write: (log: pino.Logger) => void): Record<string, unknown>[] {
  let text = ''
  const log = pino(
    logOptions('info'),
    new Writable({
      write(chunk: Buffer, _, done) {
        text += String(chunk)
        done()
      },
    }),
  )
  write(log)
  return text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>) // prettier-ignore
}

test('one event is one JSON line, whatever a visitor typed', () => {
  const found = lines((log) => log.child({ requestId: 'r1' }).info({ path: '/a\r\n{"level":"error"}\u2028' }, 'first\nsecond'))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ level: 'info', requestId: 'r1', msg: 'first\nsecond' })
})

test('secrets are cut out at every depth that is written', () => {
  const found = lines((log) => {
    log.info(
      {
        password: 'hush',
        user: { accessToken: 'hush', name: '홍길동' },
        request: { headers: { cookie: 'hush', 'set-cookie': 'hush', authorization: 'hush' } },
      },
      'said',
    )
    log.info({ token: 'hush', body: { ci: 'hush', newPassword: 'hush' } }, 'said')
  })
  expect(JSON.stringify(found)).not.toContain('hush')
  expect(found[0]).toMatchObject({ user: { name: '홍길동' } })
})

test('an error is written with its causes', () => {
  const [line] = lines((log) => log.error({ err: new Error('outer', { cause: new Error('inner') }) }, 'failed'))
  expect(JSON.stringify(line)).toContain('inner')
})
