// The reaction to a failed call, in one table (foundation 8, content 8): which failures are swallowed, which open the log-in page, and
// the messages of the others. schemas/api/base/tracked-call.ts shows them.
import type { CallFailure } from '@/schemas/api/base/failure'
import { LOGIN_NEEDED, isLoginNeeded } from '@/schemas/words/login-needed'
import { OFFLINE, UNEXPECTED } from '@/schemas/words/unexpected'

/** What was being done; kinds of events say a refusal in words of their own (E-RES-500, V-FORM-1). */
export type Doing = 'reading' | 'game' | keyof typeof REFUSED

const MISSING = '필수 항목을 선택하거나 입력해 주세요.'
const SHARE_URL = '공유한 URL을 입력해 주세요.'
/** Result '500' by the kind of event, where the page has no words of its own. */
const REFUSED = {
  entry: MISSING,
  vote: '투표 이유를 입력해 주세요.',
  tvQuiz3: '댓글을 입력해 주세요.',
  videoQuiz: SHARE_URL,
  review: SHARE_URL,
  stillCut: MISSING,
  wordCard: MISSING,
} as const
const ONCE_PER_URL: readonly Doing[] = ['videoQuiz', 'review']
const URL_TAKEN = '이미 등록된 URL입니다.'

/** Reads whose failure is not shown: the page is whole without them (E-SWALLOW). */
const SILENT: ReadonlySet<string> = new Set([
  'cart.list',
  'category.attributes',
  'category.list',
  'category.listAll',
  'category.read',
  'display.categoryList',
  'store.categoryList',
])

/** A `line` is said without a dialog. */
export type Reaction = { show: 'nothing' } | { show: 'line' | 'alert' | 'login'; text: string }

export interface FailedCall {
  /** Id of the contract. */
  id: string
  doing?: Doing
  /** The page's own words for an entry that lacks something (`data-message-fail`). */
  refusedText?: string | undefined
  /** The device itself says that it has no connection: that is said, instead of an unexpected error. */
  isOffline?: boolean
}

/** The one answer to "and now?" after a failure (E-NET, E-SWALLOW, E-LOGIN-3, E-RES-500, E-RES-501, E-RES-OTHER). */
export function failureReaction(
  { code, message, status }: Pick<CallFailure, 'code' | 'message' | 'status'>,
  { id, doing = 'reading', refusedText, isOffline = false }: FailedCall,
): Reaction {
  if (SILENT.has(id)) return { show: 'nothing' }
  if (isLoginNeeded(message)) return { show: 'login', text: LOGIN_NEEDED }
  // A game goes on where it was, without a dialog (E-SWALLOW, CX-14); that the answer was not looked at has to be known, though.
  if (code === 'network' && doing === 'game') return { show: 'line', text: OFFLINE }
  if (code === 'network' && isOffline) return { show: 'alert', text: OFFLINE }
  // A result '500' of an event is a refusal; with a status of 500 something broke, whatever was being done.
  if (code === 'network' || code === 'unknown' || status >= 500) return { show: 'alert', text: UNEXPECTED }
  if (code === '500' && doing in REFUSED) return { show: 'alert', text: refusedText || REFUSED[doing as keyof typeof REFUSED] }
  if (code === '501' && ONCE_PER_URL.includes(doing)) return { show: 'alert', text: URL_TAKEN }
  return { show: 'alert', text: message || UNEXPECTED }
}
