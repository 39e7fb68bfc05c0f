// @vitest-environment happy-dom
// P7: what one member typed and did not send is given to no other member and to no visitor of the same browser, also where a tab of the first
// one stays open after the sign-out in another and goes on storing; the member gets it back. Every place of the browser in which words are
// stored is in the table, or is named as one that holds none.
import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_USER } from '../support/session-user'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const WORDS = '방 두 칸의 문턱을 없애고 싶습니다'
const HANEUL = { ...SESSION_USER, memberNo: '101' }
const DOYUN = { ...SESSION_USER, memberNo: '102' }
type Who = typeof HANEUL | undefined

/** Who is signed in in this browser: the cookie is shared by its tabs. */
let who: Who
const enter = (next: Who) => {
  who = next
  document.cookie = next ? 'maru-signed=1; Path=/' : 'maru-signed=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
}
/** A page that opens in this tab: the state of its modules is new, and the storage is what the browser holds. */
async function opened() {
  vi.resetModules()
  const state = await import('@/schemas/api/auth/session-state')
  const end = state.sessionState.subscribe(() => undefined)
  await state.sessionUser()
  return end
}
async function signOutInAnotherTab() {
  localStorage.removeItem('maru-reply-drafts')
  localStorage.setItem('maru-signed-out', new Date().toISOString())
  enter(undefined)
  dispatchEvent(Object.assign(new Event('storage'), { key: 'maru-signed-out' }))
}

let unmount: () => Promise<void> = () => Promise.resolve()
const Kept: Record<string, { modules: string[]; write: () => Promise<void>; read: () => Promise<string> }> = {
  'what was typed into a form': {
    modules: ['lib/ui/has-typed-fields.ts', 'lib/ui/typed-fields.ts'],
    write: async () => {
      // The island's own React, since each page has its modules anew.
      const [{ act }, { createRoot }] = await Promise.all([import('react'), import('react-dom/client')])
      const { useTypedFields } = await import('@/blocks/auth/_parts/session/use-typed-fields')
      function Form() {
        useTypedFields()
        return <textarea id="contents" defaultValue={WORDS} />
      }
      const form = document.body.appendChild(document.createElement('form'))
      form.setAttribute('method', 'post')
      const root = createRoot(form)
      await act(async () => root.render(<Form />))
      unmount = async () => {
        unmount = () => Promise.resolve()
        await act(async () => root.unmount())
        form.remove()
      }
      const field = document.querySelector('textarea')!
      field.dispatchEvent(new Event('input', { bubbles: true }))
      dispatchEvent(new Event('pagehide'))
    },
    read: async () => {
      const { sessionUser } = await import('@/schemas/api/auth/session-state')
      const { takeTypedFields } = await import('@/lib/ui/typed-fields')
      return JSON.stringify(takeTypedFields((await sessionUser())?.memberNo ?? '') ?? '')
    },
  },
  'an unsent reply, question or review': {
    modules: ['blocks/base/_parts/replies/reply-drafts.ts'],
    write: async () => {
      const { storeReplyDraft } = await import('@/blocks/base/_parts/replies/reply-drafts')
      storeReplyDraft('text', { text: WORDS })
      await vi.waitFor(() => expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).toContain(WORDS))
    },
    read: async () => {
      const { readReplyDraft } = await import('@/blocks/base/_parts/replies/reply-drafts')
      return (await readReplyDraft('text'))?.text ?? ''
    },
  },
  'the pictures of a form': {
    modules: ['blocks/base/_parts/pictures/kept-pictures.ts'],
    write: async () => {
      const { lastMemberNo } = await import('@/schemas/api/auth/session-state')
      const { keepPictures } = await import('@/blocks/base/_parts/pictures/kept-pictures')
      const picture = { id: 'a', name: WORDS, size: 1, changedAt: 1, state: 'stored', share: 1, fileKey: 'k' } as const
      keepPictures('maru-pictures', lastMemberNo(), [picture])
    },
    read: async () => {
      const { sessionUser } = await import('@/schemas/api/auth/session-state')
      const { keptPictures } = await import('@/blocks/base/_parts/pictures/kept-pictures')
      return keptPictures('maru-pictures', (await sessionUser())?.memberNo ?? '')
        .map(({ name }) => name)
        .join('')
    },
  },
}
/** What they hold is no writing of a member, or lies under the member's number by its only constructor. */
const HOLD_NO_WORDS = [
  // The tour's text and photographs: both take the number of the member.
  'blocks/content/tour-editor/kept-photos.ts',
  'renderer/editing/local-copies.ts',
  // Choices, marks, numbers and keys.
  'blocks/auth/_parts/identity/identity-storage.ts',
  'blocks/auth/_parts/social/ask-social.ts',
  'blocks/auth/login-form/saved-login.ts',
  'blocks/boot.ts',
  'blocks/places/_parts/use-kept-fields.ts',
  'blocks/consulting/consulting-form/use-steps.ts',
  // Asks whether pictures wait, and stores none.
  'blocks/consulting/consulting-detail/conversation.tsx',
  'blocks/places/shop-finder/use-finder-map.ts',
  'blocks/events/_parts/event-entry/after-entry.ts',
  'blocks/members/_parts/alarms/unread.ts',
  'blocks/members/_parts/scrap/scrap-marks.ts',
  'blocks/members/_parts/scrap/pending-scrap.ts',
  'blocks/site/popup-layer/popup-card.tsx',
  'blocks/base/_parts/cart-count.ts',
  'blocks/store/_parts/order/kept-order.ts',
  'lib/reload-once.ts',
  'lib/ui/stored-state.ts',
  'renderer/browser/count-view.ts',
  'schemas/api/auth/session-calls.ts',
  'schemas/api/auth/session-state.ts',
  // What rooms need of a material, until the next page takes it.
  'schemas/rules/base/hand-note.ts',
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/zin/consulting/form')
  vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (address: string) => {
    const item = address.startsWith('/auth/svc/jwt') ? { code: 'signed', customer: who, sessionKey: 'k' } : {}
    return Promise.resolve(Response.json({ data: { result: '200', resultMessage: '', item } }))
  })
})
afterEach(async () => {
  await unmount()
  vi.restoreAllMocks()
})

test.each(Object.entries(Kept))('P7: %s goes to its member alone, after a sign-out in another tab', async (_, { write, read }) => {
  for (const next of [undefined, DOYUN, HANEUL] as const) {
    localStorage.clear()
    sessionStorage.clear()
    enter(HANEUL)
    const end = await opened()
    await write()
    await signOutInAnotherTab()
    // The open tab stores again when it is left.
    await unmount()
    await write()
    await unmount()
    end()
    enter(next)
    const leave = await opened()
    const given = await read()
    leave()
    if (next === HANEUL) expect(given, 'the member has the words again').toContain(WORDS)
    else expect(given, next ? 'another member' : 'a visitor').not.toContain(WORDS)
  }
})

test('every file of the site that stores in the browser is in the table', () => {
  const stores = globSync('{blocks,lib,renderer,schemas}/**/*.{ts,tsx}').filter(
    (path) => !path.includes('.test.') && /\b(localStorage|sessionStorage)\b|from 'idb-keyval'/.test(readFileSync(path, 'utf8')),
  )
  expect(stores.toSorted()).toEqual([...HOLD_NO_WORDS, ...Object.values(Kept).flatMap(({ modules }) => modules)].toSorted())
})
