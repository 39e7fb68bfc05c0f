// E-LOGIN-3, on the server: a member who was signed in reads that this is over, from every call that asks who they are. A call that asked a
// member to identify themselves instead would be a dead end, because the account is their identification.
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { PIECE_TYPE, TUS_VERSION } from '@/schemas/api/base/tus'
import { LOGIN_ENDED } from '@/schemas/words/login-needed'
import { mount } from '@/services/kit/mount'
import { services } from '@/services/areas'
import { SITE, useSettings } from '../support/test-app'

const guarded = services
  .flatMap(({ operations }) => operations)
  .map(({ contract }) => contract)
  .filter(({ access }) => access === 'member' || access === 'vendor' || access === 'identified' || access === 'orderer')

test.each(guarded.map((contract) => [contract.id, contract] as const))('%s', async (_, { at, codec }) => {
  useSettings(tmpdir())
  const [method, path] = at.split(' ') as [string, string]
  const type = codec === 'tus' ? PIECE_TYPE : 'application/json'
  const headers = { origin: SITE, 'content-type': type, 'tus-resumable': TUS_VERSION }
  const request = new Request(SITE + path.replaceAll(/\{[^}]*\}|:\w+/g, 'x'), { method, headers })
  const response = await mount(request, { readSession: () => Promise.resolve({ lapsed: true }) })
  if (method === 'HEAD') return expect(response.status).toBe(401)
  const { data } = (await response.json()) as { data: { resultMessage: string } }
  expect([response.status, data.resultMessage]).toEqual([401, LOGIN_ENDED])
})
