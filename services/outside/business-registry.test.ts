import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { useSettings } from '@/tests/support/test-app'
import { businessRegistry } from './business-registry'

let sim: OpenSimulators
beforeAll(async () => {
  sim = await openSimulators()
  useSettings(tmpdir(), { DEVSIM_PORT: String(sim.port) })
})
afterAll(() => sim.close())

const at = (serviceKey = 'demo-business') => businessRegistry({ apiUrl: `${sim.url}/odcloud`, serviceKey })
const GOOD = { bizRegNum: '2208801033', startDt: '20190302', owner: '한지우' }

test('answers are in the order of the questions, including numbers that are not sent', async () => {
  const found = await at().validate([{ ...GOOD, bizRegNum: '1111111111' }, GOOD, { ...GOOD, owner: '아무개' }, GOOD])
  expect(found).toEqual({
    ok: true,
    value: [
      { bizRegNum: '1111111111', isValid: false },
      { bizRegNum: GOOD.bizRegNum, isValid: true, status: 'open' },
      { bizRegNum: GOOD.bizRegNum, isValid: false },
      { bizRegNum: GOOD.bizRegNum, isValid: true, status: 'open' },
    ],
  })
})

test('the states are the register’s: 02 is closed for a time, 03 shut down, with its day', async () => {
  const found = await at().status(['2208801071', '2208801085', '1234567891'])
  expect(found).toEqual({
    ok: true,
    value: [
      { bizRegNum: '2208801071', status: 'close' },
      { bizRegNum: '2208801085', status: 'out', endDt: '20250331' },
      { bizRegNum: '1234567891' },
    ],
  })
})

test('a wrong key, too many at once, and an unreachable host are results, not exceptions', async () => {
  expect(await at('another-key').validate([GOOD])).toMatchObject({ ok: false, code: '401', retryable: false })
  expect(await at().validate(Array(101).fill(GOOD))).toMatchObject({ ok: false, code: '413' })
  expect(await businessRegistry({ apiUrl: 'http://127.0.0.1:9', serviceKey: 'x' }).validate([GOOD])).toMatchObject({
    ok: false,
    retryable: true,
  })
})

test('the key is encoded once', async () => {
  const asked = new URLSearchParams({ serviceKey: 'a+b/c=' }).toString()
  expect(asked).toBe('serviceKey=a%2Bb%2Fc%3D')
})
