import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, useSettings, type TestApp } from '@/tests/support/test-app'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp('postgres')
})
afterAll(() => app.drop())

test.each([
  ['the simulator', { DEVSIM_PORT: '4100' }, 200],
  ['test keys', { TOSS_CLIENT_KEY: 'test_ck_a', TOSS_SECRET_KEY: 'test_sk_a' }, 200],
  ['keys that charge real money', { TOSS_CLIENT_KEY: 'live_ck_a', TOSS_SECRET_KEY: 'live_sk_a' }, 404],
  ['no provider', { APP_MODE: 'production' }, 404],
])('RT-35: the window is tried without an order with %s only where no real money moves', async (_, environment, status) => {
  useSettings(app.place.dataDir, environment)
  const answer = await app.get('/svc/paymentSvcApi/testWindow')
  expect(answer.status).toBe(status)
  if (status === 200) expect(answer.data.item).toMatchObject({ clientKey: expect.stringMatching(/^test_ck_/) as string })
})
