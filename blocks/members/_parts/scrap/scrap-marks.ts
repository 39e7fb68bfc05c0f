// What the member of this browser has in the scrapbook, for all the buttons of a page. The page is the same for everybody, so the browser
// asks, once for the whole page and only with a sign-in. A press shows at once; the calls of one record follow one another, so that the last
// press decides, and a failure shows again what is stored (S-SCRAP-1).
import { seemsSignedIn, sessionState } from '@/schemas/api/auth/session-state'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { addScrap, listScrapMarks, MOST_SCRAPS, removeScrap } from '@/schemas/api/members/scraps'
import { scrapKey, scrapTargetOf } from '@/schemas/rules/members/scrap-types'
import { isLoginNeeded } from '@/schemas/words/login-needed'
import { sayScrapped } from './say-scrapped'
import { scrapState, type ScrapMark } from './scrap-state'
import { pendingScrap } from './pending-scrap'

interface Entry {
  key: string
  /** The count of the page, as it was rendered. */
  pageCount?: number
  /** As it is stored; undefined until it was asked for. */
  stored?: ScrapMark
  /** As the member pressed last, until that is stored. */
  wanted?: boolean
  isSending?: boolean
}

const entries = new Map<string, Entry>()
/** Set in local storage by a change, so that other tabs show it. */
const CHANGED = 'maru-scrap'

const entryOf = (key: string): Entry => {
  let entry = entries.get(key)
  if (!entry) entries.set(key, (entry = { key }))
  return entry
}

function show(entry: Entry): void {
  const { key, stored, wanted, pageCount = 0 } = entry
  const base = stored ?? { isOn: false, count: pageCount }
  const isOn = wanted ?? base.isOn
  const step = isOn === base.isOn ? 0 : isOn ? 1 : -1
  scrapState.show(key, stored || wanted !== undefined ? { isOn, count: Math.max(0, base.count + step) } : undefined)
}

// --- asking

const asked = new Set<string>()
let isGathering = false

/** A button appears, with the count of the page where it shows one. */
function introduceMark(key: string, pageCount: number | undefined): void {
  connect()
  entryOf(key).pageCount ??= pageCount
  askForMarks()
}

/** Asks for the marks of all buttons on the page that were not asked for, in one call. */
function askForMarks(): void {
  if (isGathering || !seemsSignedIn()) return
  isGathering = true
  // The other buttons of this moment come along.
  setTimeout(() => {
    isGathering = false
    const onPage = [...document.querySelectorAll<HTMLElement>('[data-scrap]')].map(({ dataset }) => dataset['scrap']!)
    const keys = [...new Set(onPage)].filter((key) => !asked.has(key))
    for (let at = 0; at < keys.length; at += MOST_SCRAPS) void ask(keys.slice(at, at + MOST_SCRAPS))
  })
}

async function ask(keys: string[]): Promise<void> {
  for (const key of keys) asked.add(key)
  try {
    const { items } = await call(listScrapMarks, { targets: keys })
    for (const { type, targetId, scrapYn, scrapCnt } of items) {
      const entry = entryOf(scrapKey({ type, id: targetId }))
      // A press while it was asked is answered by its own call.
      if (entry.isSending) continue
      entry.stored = { isOn: scrapYn === 'Y', count: scrapCnt }
      show(entry)
    }
  } catch {
    // The buttons work without it; the next one that appears asks again.
    for (const key of keys) asked.delete(key)
  }
}

// --- pressing

/** Changes a record's mark for a member; a visitor is asked to log in first, and what they wanted is remembered meanwhile. */
async function pressMark(key: string, pageCount: number | undefined): Promise<void> {
  introduceMark(key, pageCount)
  if (!seemsSignedIn()) {
    const { askLogin } = await import('@/blocks/auth/_parts/session/ask-login')
    if (!(await askLogin({ onLeave: () => pendingScrap.remember(key) }))) return
  }
  await want(key, !(scrapState.of(key)?.isOn ?? false))
}

/** A press that an earlier one carries out, and one that fails, say nothing. */
async function want(key: string, isOn: boolean): Promise<void> {
  const entry = entryOf(key)
  entry.wanted = isOn
  show(entry)
  if (entry.isSending) return
  entry.isSending = true
  try {
    const target = scrapTargetOf(key)!
    let sent: boolean | undefined
    while (entry.wanted !== sent) {
      sent = entry.wanted
      const { item } = await call(sent ? addScrap : removeScrap, { type: target.type, targetId: target.id })
      entry.stored = { isOn: item.scrapYn === 'Y', count: item.scrapCnt }
    }
    tellOtherTabs(key, entry.stored!)
    sayScrapped(entry.stored!.isOn)
  } catch (error) {
    // The sign-in ended meanwhile: the login that is asked for now leads back to this scrap.
    if (entry.wanted && error instanceof CallFailure && isLoginNeeded(error.message)) pendingScrap.remember(key)
    const { sayFailure } = await import('@/schemas/api/base/tracked-call')
    void sayFailure(error, { id: addScrap.id })
  } finally {
    entry.isSending = false
    delete entry.wanted
    show(entry)
  }
}

/** The scrap that was asked for before the login. */
function fulfilPending(): void {
  const key = seemsSignedIn() ? pendingScrap.take() : undefined
  if (key && scrapTargetOf(key)) void want(key, true)
}

// --- the sign-in, and other tabs

let member = ''
let isConnected = false

/** With the first button that has a mark to show: follows the sign-in and other tabs, for as long as the page is open. */
function connect(): void {
  if (isConnected) return
  isConnected = true
  sessionState.subscribe(onSession)
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onReturn)
  // The button that connects has not said its count yet.
  setTimeout(fulfilPending)
}

/** The marks of a member who left, or of another one, are not shown. */
function onSession(): void {
  const state = sessionState.snapshot()
  const now = state.code === 'signed' ? state.user.memberNo : ''
  if (now !== member && (member !== '' || state.code === 'unsigned')) forgetMarks()
  member = now
  if (now) askForMarks()
}

function forgetMarks(): void {
  asked.clear()
  for (const entry of entries.values()) {
    delete entry.stored
    if (!entry.isSending) show(entry)
  }
}

function tellOtherTabs(key: string, mark: ScrapMark): void {
  try {
    localStorage.setItem(CHANGED, JSON.stringify({ key, ...mark, at: Date.now() }))
  } catch {
    // They show it when they are opened again.
  }
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== CHANGED || !newValue) return
  const { key: of, isOn, count } = JSON.parse(newValue) as ScrapMark & { key: string }
  const entry = entryOf(of)
  if (entry.isSending) return
  entry.stored = { isOn, count }
  show(entry)
}

/** A page that the browser brings back shows what was so when it was left. */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  asked.clear()
  askForMarks()
}

/** `introduce`: a button appears. `press`: it is pressed. */
export const scrapMarks = { introduce: introduceMark, press: pressMark }
