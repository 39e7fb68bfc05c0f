// What was typed into a reply or a message and not sent yet, so that a closed tab, a page left and a form put away lose no word. A member's lies in
// the browser, under the member's number, for a week or until the sign-out; a visitor's in the tab alone, where it is nobody's.
import { lastMemberNo, sessionUser } from '@/schemas/api/auth/session-state'
import { REPLY_DRAFTS } from '@/schemas/words/reply-drafts'

export interface Unsent {
  text: string
  /** Under which it was sent, without an answer: sent again, it is stored once. */
  key?: string | undefined
}
interface Draft extends Unsent {
  /** Number of the member; empty for a visitor. */
  owner: string
  /** Milliseconds since 1970. */
  at: number
}
type Drafts = Record<string, Draft>

const LASTS = 7 * 24 * 3_600_000
/** The oldest go first: no browser is filled with them. */
const MOST = 20

const placeOf = (field: string): string => `${location.pathname}#${field}`

/** Stores the present text of a field; an empty one is forgotten. */
export function storeReplyDraft(field: string, { text, key }: Unsent, now: number = Date.now()): void {
  const place = placeOf(field)
  void sessionUser().then((user) => {
    // A page that outlasts the sign-in goes on storing its member's words, and never a visitor's, which the next person would be given.
    const owner = user?.memberNo ?? lastMemberNo()
    const draft = { owner, text, key, at: now }
    change('member', (drafts) => without(drafts, place, owner !== '' && text ? draft : undefined))
    change('visitor', (drafts) => without(drafts, place, owner === '' && text ? draft : undefined))
  })
}

/** What this person left in the field; undefined without a text, and for another member's. */
export async function readReplyDraft(field: string, now: number = Date.now()): Promise<Unsent | undefined> {
  const place = placeOf(field)
  const mine = read('member')[place]
  return mine && now - mine.at < LASTS && (await sessionUser())?.memberNo === mine.owner ? mine : read('visitor')[place]
}

/** The drafts with this one in place of an earlier one, the newest last. */
function without(drafts: Drafts, place: string, draft: Draft | undefined): Drafts {
  const rest = Object.entries(drafts).filter(([one]) => one !== place)
  return Object.fromEntries([...rest, ...(draft ? [[place, draft] as const] : [])].slice(-MOST))
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
