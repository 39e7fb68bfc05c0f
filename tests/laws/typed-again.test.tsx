// @vitest-environment happy-dom
// E-LOGIN-3: what a member typed is there again after the login, in every form of every block: each example is rendered, filled in as a
// person would, stored, and rendered anew.
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerEntries } from '@/blocks/events/_parts/event-entry/register-entries'
import { blocks } from '@/blocks/areas'
import type { EntryEvent } from '@/blocks/events/_parts/event-entry/entry-event'
import { setCaller } from '@/schemas/api/base/call'
import { registerDefinitions } from '@/schemas/page/definitions'
import { blockTypesOf, chosenAreas } from '../support/chosen-areas'
import { drawExample, sampleCaller } from '../support/draw-example'
import { SESSION_USER } from '../support/session-user'

vi.mock('@/schemas/api/auth/session-state', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  sessionUser: () => Promise.resolve(SESSION_USER),
  sessionState: { subscribe: () => () => undefined, snapshot: () => UNKNOWN, serverSnapshot: () => UNKNOWN },
  seemsSignedIn: () => true,
}))
vi.mock('@/lib/ui/show-snackbar', () => ({ showSnackbar: () => undefined, showFault: () => undefined }))
const UNKNOWN = vi.hoisted(() => ({ code: 'unknown' as const }))

registerDefinitions(blocks)
registerEntries(blocks)
setCaller(sampleCaller)
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const OWNER = SESSION_USER.memberNo

async function draw(node: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onUncaughtError: () => undefined, onCaughtError: () => undefined })
  await act(async () => root.render(node))
  for (let i = 0; i < 5; i++) await act(() => vi.dynamicImportSettled())
  return async () => {
    await act(async () => root.unmount())
    place.remove()
  }
}

/** Examples have no open event: forms that need one are rendered in this. */
const EVENT = { EVENT_SEQ: 9, EVENT_TYPE: '1', APPLY_LIMIT_TYPE: '1', GAME: {}, MESSAGES: {} } as unknown as EntryEvent
const own = await blockTypesOf(chosenAreas())
const FORMS: [name: string, draw: () => Promise<ReactNode>][] = [
  ...blocks
    .filter((block) => own.has(block.type) && !block.internal)
    .map((block): (typeof FORMS)[number] => [block.type, () => drawExample(block)]),
  [
    'a reply',
    async () => {
      const { ReplyForm } = await import('@/blocks/base/_parts/replies/reply-form')
      const { saveEventReply } = await import('@/schemas/api/events/replies')
      return (
        <ReplyForm
          id="reply"
          label="글 남기기"
          emptyFault="글을 입력해 주세요."
          most={500}
          contract={saveEventReply}
          inputOf={(contents) => ({ eventId: '9', contents })}
          admit={() => Promise.resolve(true)}
          onSaved={() => Promise.resolve()}
        />
      )
    },
  ],
  [
    'a story',
    async () => {
      const { StoryEntry } = await import('@/blocks/events/event-default/story/entry')
      return <StoryEntry event={EVENT} />
    },
  ],
  [
    'a request',
    async () => {
      const { RequestForm } = await import('@/blocks/events/collabo-form/request-form')
      return <RequestForm id="request" event={EVENT} inflow="" />
    },
  ],
]
type Text = HTMLInputElement | HTMLTextAreaElement
const TEXTS = 'form[method="post"] :is(textarea, input:is([type="text"], [type="tel"], [type="email"], [type="url"], :not([type])))'
const texts = () =>
  [...document.querySelectorAll<Text>(TEXTS)].filter(
    (field) => !field.readOnly && !field.disabled && !field.matches('fieldset:disabled *') && !/password/.test(field.autocomplete),
  )
const type = (field: Text, text: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  sessionStorage.clear()
  vi.resetModules()
})
afterEach(() => vi.restoreAllMocks())

const withFields: string[] = []

test.each(FORMS)('%s: its forms have again what was typed', async (name, formOf) => {
  const { storeTypedFields } = await import('@/lib/ui/typed-fields')
  let end = await draw(await formOf())
  const typed = texts()
  if (typed.length === 0) return end()
  withFields.push(name)
  const keys = typed.map((field) => field.id || field.name)
  expect(keys, 'every field can be told from the others').not.toContain('')
  for (const field of typed) await act(async () => type(field, '가나다'))
  const values = typed.map(({ value }) => value)
  expect(storeTypedFields(OWNER)).toBe(true)
  await end()
  end = await draw(await formOf())
  await vi.waitFor(() => expect(texts().map(({ value }) => value)).toEqual(values), { interval: 2, timeout: 20_000 })
  await end()
})

// The forms below those of the blocks have fields wherever one looks.
test('the law has looked at forms', () => expect(withFields.length).toBeGreaterThan(own.size === blocks.length ? 8 : 2))
