import type { APIRequestContext } from '@playwright/test'
import { expect, it } from 'vitest'
import { readPage } from './read-page'

it('reads a late block in its place, as the browser shows it', async () => {
  const text =
    '<!doctype html><main><maru-late data-late="late-0">잠시만 기다려 주세요.</maru-late><p>끝</p></main>' +
    '<template data-late="late-0"><h2>이벤트</h2><maru-late data-late="late-1">…</maru-late></template><maru-late for="late-0"></maru-late>' +
    '<template data-late="late-1"><a href="/quiz">퀴즈</a></template><maru-late for="late-1"></maru-late>'
  const answer = { status: () => 200, url: () => 'http://127.0.0.1/', text: () => Promise.resolve(text) }
  const { document } = await readPage({ get: () => Promise.resolve(answer) } as unknown as APIRequestContext, '/')
  expect([...document.querySelector('main')!.children].map(({ textContent }) => textContent)).toEqual(['이벤트', '퀴즈', '끝'])
})
