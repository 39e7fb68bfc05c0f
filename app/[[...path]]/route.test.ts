import { expect, test } from 'vitest'
import { setPageWriter } from '../page-writer'
import { GET } from './route'

test('a page that Next is asked for is what the page server writes', async () => {
  setPageWriter(async (request, response) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<p>${request.url}</p>`)
  })
  const answer = await GET(new Request('http://localhost/cs/notice?page=2'))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await answer.text()).toBe('<p>/cs/notice?page=2</p>')
})

test('without the page server it says that it cannot answer', async () => {
  setPageWriter(undefined as never)
  const answer = await GET(new Request('http://localhost/'))
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('잠시 후 다시 시도해 주세요.')
})
