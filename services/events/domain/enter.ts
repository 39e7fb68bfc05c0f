// Stores every entry into an event, whichever call makes it (SYS-34). `mayEnter` of schemas/rules/events decides whether the member may
// enter, in the order of V-EVT-11. The database enforces the limit and the last place, because two requests can arrive at once
// (entry-row.ts, event-places.ts).
import type { CallFailure } from '@/schemas/api/base/failure'
import type { ENTRY_ERRORS } from '@/schemas/api/events/entries'
import type { SessionUser } from '@/schemas/api/auth/session'
import { isPuzzle } from '@/schemas/rules/events/judge-answers'
import { againWords, laterDay, mayEnter, type Entrant } from '@/schemas/rules/events/may-enter'
import { templateOf, type EventTemplate } from '@/schemas/rules/events/event-template'
import type { Database } from '@/services/db/database'
import { limitOf, slotOf, storeEntries, type EntryData, type EntryRow } from './entry-row'
import { holdEventPlaces, storeInEventPlaces, takeEventPlaces } from './event-places'
import { eventTerms, type EventTerms } from './event-terms'
import { takeUrls } from './take-urls'
import { hasForbiddenWord } from '@/services/members/domain/forbidden-words'
import type { Ctx, Fails } from '@/services/kit/service'
import { batch } from '@/services/db/batch'
import { countLater } from '@/services/counts/count-later'

/** The context of a call that enters: it has the errors of every entry, and possibly more. */
export type EntryCtx = Ctx & Fails<keyof typeof ENTRY_ERRORS>

export interface EntryRequest extends EntryData {
  eventId: string
  /** A share counts towards no limit; its slot alone limits how often it is stored. */
  kind?: 'apply' | 'share'
  slot?: string
  /** One entry for this event, whatever its limit. */
  once?: boolean
  /** A later first day of joining than the event's own (V-EVT-4). */
  checkDt?: string | undefined
  /** The type of the event according to the call; it must match (E-RES-OTHER). */
  eventType?: string | undefined
  /** Whether this call may enter the event. */
  fits?: (event: EventTerms) => boolean
  /** The template's own conditions, after the limit (V-EVT-11); throws, or returns the data to store. */
  validate?: (event: EventTerms) => Promise<EntryData | void> | EntryData | void
  /** URLs that must be new to this event, and the failure of a call that brought a known one (E-RES-501). */
  urls?: { of: (event: EventTerms) => readonly string[]; taken: () => CallFailure }
  /** Rows of the caller, stored in one transaction with the entry. */
  also?: (tx: Database, event: EventTerms) => Promise<void>
}

export interface Entered {
  event: EventTerms
  /** Undefined for a share that was stored already. */
  entrySeq: number | undefined
}

/**
 * Stores one entry of the calling member, or fails with the message of the first condition that is not met. The contract has
 * `transaction: 'own'`, so that a single statement needs no transaction.
 */
export async function enter(ctx: EntryCtx, request: EntryRequest): Promise<Entered> {
  const { db, siteId, now } = ctx
  const { memberNo } = ctx.session.user!
  const event = await openTo(ctx, request)
  const { kind = 'apply', once = false } = request
  const isLimited = kind === 'apply'
  const limit = async () => (isLimited ? limitOf(db, event, { siteId, memberNo, once, now }) : undefined)
  const refuse = async (why: keyof typeof ENTRY_ERRORS) => refusalOf(ctx, (await limit()) ?? why)

  let data: EntryData = request
  try {
    data = { ...request, ...((await request.validate?.(event)) ?? {}) }
    for (const text of written(event, data)) if (await hasForbiddenWord(text, ctx)) throw ctx.fail('forbiddenWord')
  } catch (cause) {
    // A member at the limit gets that message, and not a fault of another entry.
    const reached = await limit()
    throw reached ? refusalOf(ctx, reached) : cause
  }
  const places = isLimited ? event.places : null
  if (places !== null && event.taken >= places) throw await refuse('full')
  const slot = isLimited ? slotOf(event, once, now) : { slot: request.slot ?? '', after: 'nothing' as const }
  const { applyType, data01, data02, data03, surveySeq, eventAnswer } = data
  const row: EntryRow = {
    siteId,
    eventSeq: event.eventSeq,
    memberNo,
    kind,
    ...slot,
    applyType: applyType || event.eventType,
    data01,
    data02,
    data03,
    surveySeq,
    eventAnswer,
    now,
  }
  const urls = request.urls?.of(event) ?? []
  const taken = request.urls?.taken ?? (() => ctx.fail('already'))
  const { also } = request
  const stored =
    urls.length > 0 || also
      ? await storeWithOthers(ctx, { row, places, urls, taken, also: async (tx) => also?.(tx, event) })
      : await storeAlone(db, { row, places })
  if (stored === 'full') throw await refuse('full')
  if (stored === undefined && isLimited) throw await refuse('already')
  if (stored !== undefined && isLimited) ctx.after(() => countLater({ siteId, now }, { kind: 'entry', subject: String(event.eventSeq) }))
  return { event, entrySeq: stored }
}

const refusalOf = (ctx: EntryCtx, why: keyof typeof ENTRY_ERRORS): CallFailure =>
  ctx.fail(why, why === 'today' ? { words: againWords(ctx.now) } : {})

/** The member's own texts: without URLs, and without solutions, which may be any letters. */
const written = (event: EventTerms, { data01, data02, data03 }: EntryData): string[] =>
  [isPuzzle(event) ? undefined : data01, data02, data03].filter(
    (text) => text !== undefined && text !== '' && !/^https?:/i.test(text),
  ) as string[]

type Stored = number | 'full' | undefined
const storeFree = batch(storeEntries)
const storePlaced = batch(storeInEventPlaces)

/** Simultaneous entries are stored in one statement. */
const storeAlone = (db: Database, { row, places }: { row: EntryRow; places: number | null }): Promise<Stored> =>
  places === null ? storeFree(db, row) : storePlaced(db, { row, places }, String(row.eventSeq))

interface WithOthers {
  row: EntryRow
  places: number | null
  urls: readonly string[]
  taken: () => CallFailure
  also: (tx: Database) => Promise<void>
}

/** Stores an entry with other rows in one transaction. */
function storeWithOthers({ db }: Ctx, { row, places, urls, taken, also }: WithOthers): Promise<Stored> {
  return db.transaction(async (tx) => {
    if (places !== null && (await holdEventPlaces(tx, row)) >= places) return 'full'
    const [stored] = await storeEntries(tx, [row])
    if (stored === undefined) return undefined
    if (!(await takeUrls(tx, { ...row, urls }))) throw taken()
    await also(tx)
    if (places !== null) await takeEventPlaces(tx, row, 1)
    return stored
  })
}

/** @returns the event, if this member may enter it (V-EVT-1 to V-EVT-4) by this call. */
async function openTo(ctx: EntryCtx, request: EntryRequest): Promise<EventTerms> {
  const event = await eventTerms(ctx, request.eventId)
  if (!event) throw ctx.fail('missing')
  const conditions = { ...event, CHECK_DT: laterDay(event.CHECK_DT, request.checkDt) }
  const answer = mayEnter(conditions, entrantOf(ctx.session.user!), ctx.now)
  // The pipeline has checked the login, and the button of an event only concerns screens.
  if (answer !== 'yes' && answer !== 'login' && answer !== 'noButton') throw refusalOf(ctx, answer)
  if (!isMeant(event, request) || request.fits?.(event) === false) throw ctx.fail('wrongType')
  return event
}

/** The event must match the request, so that a game cannot be entered by the call of another one. */
function isMeant(
  { eventType, pageType }: EventTerms,
  { eventType: said, applyType = '' }: Pick<EntryRequest, 'eventType' | 'applyType'>,
): boolean {
  const types = [said, isTemplate(applyType) ? applyType : undefined]
  return types.every((type) => !type || type === eventType || type === pageType)
}

/** The member's data in the session. Earlier entries are checked by the statement that stores this one. */
const entrantOf = ({ eventMarketingYn, goodsMarketingYn, registDate }: SessionUser): Entrant => ({
  consents: { EVENT_MARKETING_YN: eventMarketingYn, GOODS_MARKETING_YN: goodsMarketingYn },
  joinDt: registDate,
})

const isTemplate = (code: string): boolean => templateOf(code) !== 'default'

/** For `fits`: only events of these templates. */
export const ofTemplate =
  (...templates: EventTemplate[]) =>
  ({ template }: EventTerms): boolean =>
    templates.includes(template)
