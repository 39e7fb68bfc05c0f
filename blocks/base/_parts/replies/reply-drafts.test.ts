// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { eventServer } from '@/tests/support/event-server'

vi.mock('@/schemas/api/auth/session-state', async () => (await import('@/tests/support/event-server')).session)
const { readReplyDraft: readDraft, storeReplyDraft } = await import('./reply-drafts')

const readReplyDraft = async (field: string, now?: number) => (await readDraft(field, now))?.text

beforeEach(() => {
  eventServer.reset()
  localStorage.clear()
  sessionStorage.clear()
})
const stored = async (field: string, text: string, now?: number) => {
  storeReplyDraft(field, { text }, now)
  await Promise.resolve()
}

test('a member’s draft is theirs alone, and lasts a week', async () => {
  await stored('a', '쓰던 말', 0)
  expect(await readReplyDraft('a', 0)).toBe('쓰던 말')
  expect(await readReplyDraft('b', 0)).toBeUndefined()
  expect(await readReplyDraft('a', 8 * 24 * 3_600_000)).toBeUndefined()
  eventServer.user = { ...eventServer.user, memberNo: '8' }
  expect(await readReplyDraft('a', 0)).toBeUndefined()
})

test('a visitor’s draft stays in the tab, also through the login', async () => {
  eventServer.isSignedIn = false
  await stored('a', '방문자의 말')
  expect(localStorage.length).toBe(0)
  eventServer.isSignedIn = true
  expect(await readReplyDraft('a')).toBe('방문자의 말')
  // Once it is sent, it is nowhere.
  await stored('a', '')
  expect([localStorage.length, sessionStorage.length, await readReplyDraft('a')]).toEqual([0, 0, undefined])
})

test('the oldest go first, and what lies there broken is nothing', async () => {
  for (let i = 0; i < 25; i++) await stored(`f${i}`, `글 ${i}`)
  expect([await readReplyDraft('f4'), await readReplyDraft('f5'), await readReplyDraft('f24')]).toEqual([undefined, '글 5', '글 24'])
  for (const broken of ['{', 'null', '[]']) {
    localStorage.setItem('maru-reply-drafts', broken)
    expect(await readReplyDraft('f5')).toBeUndefined()
  }
  await stored('a', '다시')
  expect(await readReplyDraft('a')).toBe('다시')
})

test('the key under which it was sent stays with its text', async () => {
  storeReplyDraft('a', { text: '보낸 말', key: 'k' })
  await Promise.resolve()
  expect(await readDraft('a')).toMatchObject({ text: '보낸 말', key: 'k' })
  await stored('a', '고친 말')
  expect(await readDraft('a')).toMatchObject({ text: '고친 말' })
  expect((await readDraft('a'))!.key).toBeUndefined()
})
