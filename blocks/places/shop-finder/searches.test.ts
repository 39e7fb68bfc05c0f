import { expect, test, vi } from 'vitest'
import { finderQuery } from './finder-query'
import { rememberSearch, searches, searchWords } from './searches'

const server = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/schemas/api/base/call', () => server)

test('Q-063, S-FINDER-1: the last five searches that found something stay, each once, although the server fails', async () => {
  server.call.mockRejectedValue(new Error('away'))
  for (const keyword of ['가', '나', '다', '라', '마', '바', '라']) rememberSearch(finderQuery({ region: '서울', keyword }), true)
  rememberSearch(finderQuery({ type: 'dealer' }), true)
  rememberSearch(finderQuery({ region: '부산', keyword: '없는동네' }), false)
  expect(searches.snapshot().map(searchWords)).toEqual(['서울 라', '서울 바', '서울 마', '서울 다', '서울 나'])
  expect(server.call).toHaveBeenCalledTimes(8)
  await Promise.resolve()
})
