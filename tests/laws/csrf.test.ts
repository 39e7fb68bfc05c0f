// A page of another site writes nothing here (S3), whatever body it sends and by whatever method: the calls that the
// specification writes by GET (CX-21) included.
import { expect, describe, test } from 'vitest'
import { tmpdir } from 'node:os'
import { isWrite, methodOf, pathOf } from '@/schemas/api/base/contract'
import type { Session } from '@/schemas/api/auth/session'
import { COMMON } from '@/schemas/words/messages'
import { mount } from '@/services/kit/mount'
import { services } from '@/services/areas'
import { callsOf, chosenAreas } from '../support/chosen-areas'
import { SITE, useSettings } from '../support/test-app'
import { SESSION_USER } from '../support/session-user'

useSettings(tmpdir())
const everybody: Session = {
  user: { ...SESSION_USER, bizYn: 'Y' },
  claim: { memberNo: '7', sid: 's' },
  staff: { id: 'law', role: 'adm', sid: 'law' },
  identified: { memberName: '홍길동', mobileNo: '01000000000' },
  openedOrder: '260601-7K2M9QX4T8WZ3',
  passwordConfirmed: true,
}

/** What the specification changes by a GET: every one of these that is built must be a write (CX-21). */
const WRITING_GETS = [
  'session.signOut',
  'join.sendStaffVerifyMail',
  'join.confirmStaffVerifyNo',
  'acct.changePassLater',
  'sns.start',
  'stat.recKeyCnt',
  'stat.rBannerCnt',
  'stat.rPopupCnt',
]

const ORIGINS: Record<string, Record<string, string>> = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'another site that says it is ours': { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin', referer: `${SITE}/` },
  'a sibling host': { origin: 'http://sub.localhost:3000', 'sec-fetch-site': 'same-site' },
  'a name that ends like ours': { origin: 'http://evil-localhost:3000' },
  'a name that begins like ours': { origin: 'http://localhost.evil.example:3000' },
  'another port': { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' },
  'another scheme': { origin: 'ftp://localhost:3000' },
  'a sandboxed frame': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'our address with a user': { origin: 'http://localhost:3000@evil.example' },
  'a link elsewhere': { 'sec-fetch-site': 'cross-site', referer: `${SITE}/mypage` },
  'a sibling’s link': { 'sec-fetch-site': 'same-site' },
  'the address bar': { 'sec-fetch-site': 'none' },
  'an old browser on another site': { referer: 'https://evil.example/?http://localhost:3000/' },
  'no origin': {},
}
const BODIES: Record<string, { type?: string; body: () => BodyInit }> = {
  form: { type: 'application/x-www-form-urlencoded', body: () => 'a=1' },
  json: { type: 'application/json', body: () => '{"a":1}' },
  multipart: {
    body: () => {
      const form = new FormData()
      form.set('a', '1')
      return form
    },
  },
  'json that calls itself text': { type: 'text/plain', body: () => '{"a":1}' },
  nothing: { body: () => '' },
}

const operations = services.flatMap((service) => service.operations)
const own = await callsOf(chosenAreas())
const writes = operations.filter(({ contract }) => own.has(contract.id) && isWrite(contract) && !contract.foreign)
const addressOf = (path: string) => SITE + path.replace(/:[a-zA-Z]+/g, '1')

describe.each(writes.map(({ contract }) => [contract.id, contract] as const))('%s', (_, contract) => {
  const method = methodOf(contract)
  const ask = async (headers: Record<string, string>, init: RequestInit = {}) => {
    const request = new Request(addressOf(pathOf(contract)), { method, ...init, headers: { ...headers, ...(init.headers as object) } })
    const response = await mount(request, { readSession: async () => everybody })
    return { status: response.status, cookies: response.headers.getSetCookie(), text: await response.text() }
  }
  const refused = (heard: Awaited<ReturnType<typeof ask>>, how: string) => {
    expect([403, heard.cookies], how).toEqual([heard.status, []])
    if (heard.text) expect(JSON.parse(heard.text), how).toEqual({ data: { result: COMMON.foreign[0], resultMessage: COMMON.foreign[1] } })
  }

  test('is refused to every page that is not ours', async () => {
    for (const [where, headers] of Object.entries(ORIGINS)) {
      if (method === 'GET') {
        refused(await ask(headers), where)
        refused(await ask(headers, { method: 'HEAD' }), `${where}, HEAD`)
        continue
      }
      for (const [what, { type, body }] of Object.entries(BODIES)) {
        const sent: RequestInit & { duplex: 'half' } = {
          body: body(),
          duplex: 'half',
          ...(type ? { headers: { 'content-type': type } } : {}),
        }
        const heard = await ask(headers, sent)
        // A body of an unsupported type is refused for that reason.
        if (heard.status === 415) expect(heard.cookies).toEqual([])
        else refused(heard, `${where}, ${what}`)
      }
    }
  })
})

test('the calls that the specification writes by GET are writes, and no POST reads in secret what it changes', () => {
  const found = new Map(operations.map(({ contract }) => [contract.id, contract]))
  expect(WRITING_GETS.filter((id) => found.has(id) && !isWrite(found.get(id)!))).toEqual([])
})

test('a method in a header or a field is not believed', async () => {
  const { contract } = operations.find(({ contract: one }) => methodOf(one) === 'POST' && isWrite(one))!
  for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
    const heard = await mount(new Request(`${addressOf(pathOf(contract))}?_method=POST`, { headers: { [name]: 'POST', origin: SITE } }), {
      readSession: async () => everybody,
    })
    expect(heard.status).toBe(405)
  }
})
