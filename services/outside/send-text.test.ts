import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { useSettings } from '@/tests/support/test-app'
import { canSendText, sendText } from './send-text'

let sim: OpenSimulators
const use = (more: Record<string, string> = {}) => useSettings(tmpdir(), { DEVSIM_PORT: String(sim.port), ...more })
beforeAll(async () => {
  sim = await openSimulators()
  use()
})
afterAll(() => sim.close())

test('a signed request is accepted, and arrives as it was written', async () => {
  expect(await sendText({ to: '01020001001', text: '[라움결] 답글이 달렸습니다.\nhttps://a.example' })).toEqual({ state: 'sent' })
  const { items } = (await (await fetch(`${sim.url}/_ctl/inbox?service=solapi`)).json()) as { items: unknown[] }
  expect(items).toMatchObject([{ to: '01020001001', text: '[라움결] 답글이 달렸습니다.\nhttps://a.example' }])
})

test('a refusal names its code, and a number that is none is refused', async () => {
  await fetch(`${sim.url}/_ctl/next`, { method: 'POST', body: JSON.stringify({ service: 'solapi', outcome: 'refused' }) })
  expect(await sendText({ to: '01020001001', text: '글' })).toEqual({ state: 'refused', fault: 'NotEnoughBalance' })
  expect(await sendText({ to: '02123', text: '글' })).toEqual({ state: 'refused', fault: 'ValidationError' })
})

test('without an account nothing is sent', async () => {
  useSettings(tmpdir(), { APP_MODE: 'production' })
  expect([canSendText(), await sendText({ to: '01020001001', text: '글' })]).toEqual([false, { state: 'refused', fault: 'off' }])
  use()
})
