import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { useSettings } from '@/tests/support/test-app'
import { sendMail } from './send-mail'

let sim: OpenSimulators
const inbox = async () => {
  const { items } = (await (await fetch(`${sim.url}/_ctl/inbox?service=mail`)).json()) as {
    items: { to: string; subject: string; text: string }[]
  }
  return items
}
beforeAll(async () => {
  sim = await openSimulators()
  useSettings(tmpdir(), { DEVSIM_PORT: String(sim.port), MAIL_URL: `smtp://127.0.0.1:${sim.smtpPort}` })
})
afterAll(() => sim.close())

test('S22: Korean arrives intact, and a subject cannot inject a header', async () => {
  expect(
    await sendMail({
      to: 'hajun@raumgyeol.example',
      subject: '[라움결] 임직원\r\nBcc: evil@example.com 인증번호',
      text: '인증번호는 123456입니다.\n10분 안에 입력해 주세요.',
    }),
  ).toBe(true)
  expect(await inbox()).toMatchObject([
    {
      to: 'hajun@raumgyeol.example',
      subject: '[라움결] 임직원 Bcc: evil@example.com 인증번호',
      text: '인증번호는 123456입니다.\n10분 안에 입력해 주세요.',
    },
  ])
})

test('a refusing or unreachable server is a result, not an exception', async () => {
  await fetch(`${sim.url}/_ctl/next`, { method: 'POST', body: JSON.stringify({ service: 'mail', outcome: 'refused' }) })
  expect(await sendMail({ to: 'a@b.kr', subject: 's', text: 't' })).toBe(false)
  useSettings(tmpdir(), { MAIL_URL: 'smtp://127.0.0.1:9' })
  expect(await sendMail({ to: 'a@b.kr', subject: 's', text: 't' })).toBe(false)
})
