// The server and the page as an event's island meets them, for tests of islands alone. A test file puts the exports of this in
// place of the real modules.
import { vi } from 'vitest'
import type { EntryEvent } from '@/blocks/events/_parts/event-entry/entry-event'
import type { AnyContract } from '@/schemas/api/base/contract'
import type { CallOptions } from '@/schemas/api/base/send'
import { CallFailure } from '@/schemas/api/base/failure'
import { SESSION_USER } from './session-user'

interface Sent {
  id: string
  input: Record<string, unknown>
  /** Of a call that may be sent twice. */
  key?: string
}

/** The state of the server, and the requests it received. */
export const eventServer = {
  /** What solves the event. */
  answers: [] as string[],
  /** Answers of calls by id; a failure is thrown. */
  says: {} as Record<string, unknown>,
  isSignedIn: true,
  /** Who is signed in. */
  user: SESSION_USER,
  sent: [] as Sent[],
  /** Calls that enter or change something, in their order. */
  entered: (): Sent[] => eventServer.sent.filter(({ id }) => !ASKS.has(id)),
  reset() {
    Object.assign(eventServer, { answers: [], says: {}, sent: [], isSignedIn: true, user: SESSION_USER })
    vi.clearAllMocks()
  },
  call: vi.fn((contract: AnyContract, input: Record<string, unknown>, { key }: CallOptions = {}): Promise<unknown> => {
    eventServer.sent.push({ id: contract.id, input, ...(key ? { key } : {}) })
    const said = eventServer.says[contract.id]
    if (said instanceof CallFailure) return Promise.reject(said)
    return Promise.resolve(said ?? usual(contract.id, input))
  }),
}

/** In place of schemas/api/auth/session-state. */
export const session = {
  seemsSignedIn: () => eventServer.isSignedIn,
  lastMemberNo: () => (eventServer.isSignedIn ? eventServer.user.memberNo : ''),
  sessionUser: () => Promise.resolve(eventServer.isSignedIn ? eventServer.user : undefined),
  sessionState: {
    subscribe: () => () => undefined,
    snapshot: () => SIGNED,
    serverSnapshot: () => SIGNED,
  },
}
const SIGNED = { code: 'signed' as const, user: SESSION_USER }

/** In place of lib/ui/dialogs: alerts are read at once, questions answered with ok. */
export const dialogs = {
  closeDialogs: () => Promise.resolve(),
  showAlertDialog: vi.fn((_view: { title: string }) => Promise.resolve()),
  showConfirmDialog: vi.fn((_view: { title: string }) => Promise.resolve(eventServer.isSignedIn ? 'ok' : 'cancel')),
  openDialog: vi.fn((_name: string, _view: { render?: (close: () => void) => unknown }) => Promise.resolve()),
}

const ASKS = new Set([
  'acct.svcMyInfo',
  'event.getCurrentDate',
  'event.svcAnswerCheck',
  'event.svcEventApplyCheck',
  'event.svcEventUserCheck',
  'member.marketingInfo',
  'review.rMyEventReview',
])

function usual(id: string, input: Record<string, unknown>): unknown {
  if (id === 'event.getCurrentDate') return { item: { currentDate: new Date().toISOString() } }
  if (id === 'member.marketingInfo') return { item: { EVENT_MARKETING_YN: 'Y', GOODS_MARKETING_YN: 'N' } }
  if (id === 'event.svcEventApplyCheck') return { item: { APPLY_LIMIT_TYPE: '3', APPLY_CNT: 0, LAST_APPLY_DT: null } }
  if (id === 'event.svcAnswerCheck') {
    const given = input['answers'] as string[]
    const wrong = eventServer.answers.flatMap((right, at) => (given[at] === right ? [] : [at]))
    return { item: { correctYn: wrong.length === 0 ? 'Y' : 'N', wrong } }
  }
  return { result: '200', items: [], totalCount: 0 }
}

/** An open event as an island is given it. */
export const entryEvent = (change: Partial<EntryEvent>): EntryEvent => ({
  EVENT_SEQ: 9,
  EVENT_NAME: '겨울 이벤트',
  EVENT_TYPE: 'default',
  OPEN_STR_DATE: '2020-01-01T00:00:00.000Z',
  OPEN_END_DATE: '2099-12-31T00:00:00.000Z',
  APPLY_LIMIT_TYPE: '3',
  MARKETING_REQUIRED_YN: 'Y',
  IMG_BANNER_PC: '/media/rooms/living-sand.webp',
  IMG_BANNER_PC_SHAPE: null,
  ACCOUNT_LINK_YN: 'Y',
  CHECK_DT: '',
  MESSAGES: {},
  GAME: {},
  ANSWER_LENGTH: 0,
  ...change,
})
