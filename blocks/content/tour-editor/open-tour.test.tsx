// @vitest-environment happy-dom
// Which text the editor opens: several drafts, one whose first answer was lost, and what was never saved.
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { setCaller } from '@/schemas/api/base/call'
import type { AnyContract } from '@/schemas/api/base/contract'
import { newTour } from '@/schemas/rules/content/home-tour/tour-document'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** What the browser stores. */
const stored = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: (name: string) => name,
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => void stored.set(key, value),
  del: async (key: string) => void stored.delete(key),
  keys: async () => [...stored.keys()],
  entries: async () => [...stored].filter(([, value]) => (value as { bytes?: unknown }).bytes),
  update: async (key: string, change: (value: unknown) => unknown) => void stored.set(key, change(stored.get(key))),
}))
vi.mock('@/schemas/api/auth/session-state', () => ({
  sessionUser: async () => ({ memberNo: '7' }),
  renewSignIn: async () => false,
  lastMemberNo: () => '7',
}))
// Nothing is sent here.
vi.mock('@/schemas/api/base/send', () => ({ send: () => new Promise(() => undefined) }))
vi.mock('@/schemas/api/base/send-file', () => ({ sendFile: () => new Promise(() => undefined) }))
vi.mock('@/lib/ui/dialogs', () => ({
  showConfirmDialog: async () => 'ok',
  openDialog: (_: string, { render }: { render: (close: (answer?: unknown) => void) => ReactNode }) =>
    new Promise((resolve) => {
      const place = document.body.appendChild(document.createElement('div'))
      const root = createRoot(place)
      const close = (answer?: unknown) => {
        place.remove()
        resolve(answer)
      }
      root.render(render(close))
    }),
}))
const { openTour } = await import('./open-tour')

interface Draft {
  seq: number
  title: string
  saveKey: string
}
let drafts: Draft[] = []
let asked: string[] = []
beforeEach(() => {
  stored.clear()
  asked = []
  setCaller((async ({ id }: AnyContract, input: { seq?: number }) => {
    asked.push(input.seq === undefined ? id : `${id} ${input.seq}`)
    const one = drafts.find(({ seq }) => seq === input.seq)
    if (id === 'interior.removeTempWriting') drafts = drafts.filter((draft) => draft !== one)
    const document = { ...newTour(), title: one?.title ?? '' }
    const tour = {
      ...one,
      state: 'draft',
      document,
      draftNumber: 1,
      publishedNumber: 0,
      updatedAt: '2026-06-15T03:00:00Z',
      hiddenReason: '',
    }
    return id === 'interior.readMyHome'
      ? { item: tour }
      : { items: drafts.map((draft) => ({ ...draft, photos: 0, updatedAt: '2026-06-15T03:00:00Z' })) }
  }) as never)
})

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
async function press(words: string): Promise<void> {
  const all = [...document.querySelectorAll('button')]
  const found = all.find((one) => one.getAttribute('aria-label') === words) ?? all.find(({ textContent }) => textContent?.startsWith(words))
  await act(async () => found!.click())
  await settled()
}
async function opened(...presses: string[]) {
  const opening = openTour(undefined)
  await settled()
  const shown = rows()
  for (const words of presses) await press(words)
  return { shown, session: (await opening)! }
}
/** What a killed tab kept of a new tour. */
const keep = (sent: object | null, title: string, more: object = {}) =>
  stored.set('member-7/tour-new/tab', {
    draftNumber: 0,
    sent,
    ops: [{ op: 'setHead', field: 'title', value: title }],
    base: { head: {}, nodes: [] },
    at: Date.now(),
    ...more,
  })

test('a new tour leaves the earlier drafts; each of them can be gone on with, or deleted when it is asked for', async () => {
  drafts = [
    { seq: 6, title: '둘째 집', saveKey: 'b' },
    { seq: 5, title: '첫 집', saveKey: 'a' },
  ]
  const anew = await opened('새로 작성')
  expect(anew.shown).toEqual([expect.stringContaining('둘째 집'), expect.stringContaining('첫 집')])
  expect(anew.session.facts.getState().seq).toBeUndefined()
  expect(asked).not.toContain(expect.stringContaining('remove'))
  expect(drafts).toHaveLength(2)
  expect((await opened('첫 집')).session.facts.getState().seq).toBe(5)
  const { session } = await opened('삭제: 둘째 집', '이어서 작성')
  expect([session.facts.getState().seq, drafts.map(({ title }) => title)]).toEqual([5, ['첫 집']])
})

test('the answer to a first save was lost: what the browser kept is that draft’s, and goes with it when it is deleted', async () => {
  drafts = [{ seq: 5, title: '첫 집', saveKey: 'sent-first' }]
  keep({ ops: [], saveKey: 'sent-first', draftNumber: 0 }, '첫 집에 더한 제목')
  stored.set('7/photo', { tour: 'new', by: 'gone', name: 'a.jpg', after: null, bytes: new ArrayBuffer(1), at: Date.now() })
  const { shown, session } = await opened('이어서 작성')
  expect(shown).toEqual([expect.stringContaining('첫 집')])
  expect(session.page.tree.head.title).toBe('첫 집에 더한 제목')
  expect([...stored.keys()].filter((key) => key.includes('tour-new'))).toEqual([])
  await session.forget()
  expect([...stored.keys()]).toEqual([])
  drafts = []
  expect((await opened()).shown).toEqual([])
})

test('a tab that was closed in the moment of its first save: what it sent is stored, and is offered once', async () => {
  drafts = [{ seq: 5, title: '막 쓴 집', saveKey: 'about-to-send' }]
  keep(null, '막 쓴 집', { nextKey: 'about-to-send' })
  const { shown, session } = await opened('이어서 작성')
  expect(shown).toEqual([expect.stringContaining('막 쓴 집')])
  expect([session.facts.getState().seq, session.saver.unsaved]).toEqual([5, []])
})

test('what was never saved is offered until it is deleted, also after another tour was begun', async () => {
  drafts = []
  keep(null, '저장하지 못한 집')
  const first = await opened('새로 작성')
  expect(first.shown).toEqual([expect.stringMatching(/^저장하지 못한 집저장되지 않고 이 기기에 남은 글/)])
  expect(first.session.page.tree.head.title).toBe('')
  expect((await opened('이어서 작성')).session.page.tree.head.title).toBe('저장하지 못한 집')
  stored.clear()
  keep(null, '지울 집')
  await opened('삭제: 지울 집')
  expect([...stored.keys()]).toEqual([])
})
