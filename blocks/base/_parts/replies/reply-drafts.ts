// What was typed into a reply and not sent yet, so that a closed tab, a page left and a form put away lose no word. A member's lies in
// the browser, under the member's number, for a week or until the sign-out; a visitor's in the tab alone, where it is nobody's.
import { sessionUser } from '@/schemas/api/auth/session-state'
import { REPLY_DRAFTS } from '@/schemas/words/reply-drafts'

interface Draft {
  /** Number of the member; empty for a visitor. */
  owner: string
  text: string
  /** Milliseconds since 1970. */
  at: number
}
type Drafts = Record<string, Draft>

const LASTS = 7 * 24 * 3_600_000
/** The oldest go first: no browser is filled with them. */
const MOST = 20

const keyOf = (field: string): string => `${location.pathname}#${field}`

/** Stores the present text of a field; an empty one is forgotten. */
export function storeReplyDraft(field: string, text: string, now: number = Date.now()): void {
  const key = keyOf(field)
  void sessionUser().then((user) => {
    const owner = user?.memberNo ?? ''
    change('member', (drafts) => without(drafts, key, owner !== '' && text ? { owner, text, at: now } : undefined))
    change('visitor', (drafts) => without(drafts, key, owner === '' && text ? { owner, text, at: now } : undefined))
  })
}

/** The text that this person left in the field; undefined without one, and for another member's. */
export async function readReplyDraft(field: string, now: number = Date.now()): Promise<string | undefined> {
  const key = keyOf(field)
  const mine = read('member')[key]
  const own = mine && now - mine.at < LASTS && (await sessionUser())?.memberNo === mine.owner ? mine : read('visitor')[key]
  return own?.text
}

/** The drafts with this one in place of an earlier one, the newest last. */
function without(drafts: Drafts, key: string, draft: Draft | undefined): Drafts {
  const rest = Object.entries(drafts).filter(([one]) => one !== key)
  return Object.fromEntries([...rest, ...(draft ? [[key, draft] as const] : [])].slice(-MOST))
}

const storageOf = (whose: 'member' | 'visitor'): Storage => (whose === 'member' ? localStorage : sessionStorage)

function read(whose: 'member' | 'visitor'): Drafts {
  try {
    return (JSON.parse(storageOf(whose).getItem(REPLY_DRAFTS) ?? '{}') ?? {}) as Drafts
  } catch {
    return {}
  }
}

function change(whose: 'member' | 'visitor', to: (drafts: Drafts) => Drafts): void {
  try {
    const next = to(read(whose))
    if (Object.keys(next).length > 0) storageOf(whose).setItem(REPLY_DRAFTS, JSON.stringify(next))
    else storageOf(whose).removeItem(REPLY_DRAFTS)
  } catch {
    // Where the browser refuses storage, the text is in its field alone.
  }
}
