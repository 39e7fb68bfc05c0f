// The streams of the consoles that are open in this process. A write anywhere bumps the tag of the news, every process hears of it
// (services/db/tag-numbers.ts), and each stream is sent what its person may know of: the sign-in and the role are confirmed by the database
// before anything is sent, and again while nothing is, so that a stream ends with its sign-in. Being open is no use of the sign-in.
import type { Session } from '@/schemas/api/auth/session'
import { rightsOf } from '@/schemas/rules/base/rights'
import { atMost } from '@/lib/at-most'
import { watchTags } from '@/lib/tag-numbers'
import { logger } from '@/services/base/log'
import { currentDatabase } from '@/services/db/current-database'
import { sessions } from '@/services/kit/sessions'
import { NEWS_TAG } from './raise-news'
import { readNewsState } from './read-news-state'

type Staff = NonNullable<Session['staff']>
interface Follower {
  staff: Staff
  siteId: string
  stream: ReadableStreamDefaultController<Uint8Array>
  /** What it was sent last. */
  sent: string
  isBusy: boolean
  /** Something came in while it was being asked for. */
  isDue: boolean
}

/** How long news may wait for others that come at the same moment. */
const TOGETHER = 50
/** How often a quiet stream is confirmed, and shows that the connection holds. */
export const CONFIRMED_EVERY = 10_000
/** More streams of one sign-in than tabs without a shared one need. */
const MOST = 6
/** And of one person, with every sign-in together. */
export const MOST_OF_PERSON = 20
/** Parts that a reader may leave unread. */
const BEHIND = -8

const followers = new Set<Follower>()
const inTurn = atMost(4)
const encoder = new TextEncoder()
let isWatching = false
let beat: NodeJS.Timeout | undefined

/** The tag of what one person has read. */
export const ownNewsTag = (staffId: string): string => `${NEWS_TAG}:${staffId}`

/** A stream of events with what the person has not read, now and after each change. */
export function followNews(staff: Staff, siteId: string): ReadableStream<Uint8Array> {
  let follower: Follower | undefined
  return new ReadableStream<Uint8Array>(
    {
      // A stream that nobody reads, as of a HEAD request, follows nothing.
      async pull(stream) {
        if (follower) return
        follower = { staff, siteId, stream, sent: '', isBusy: false, isDue: false }
        add(follower)
        await tell(follower)
      },
      cancel: () => remove(follower),
    },
    { highWaterMark: 0 },
  )
}

function add(follower: Follower): void {
  followers.add(follower)
  const all = [...followers].filter(({ staff }) => staff.id === follower.staff.id)
  const ours = all.filter(({ staff }) => staff.sid === follower.staff.sid)
  // The oldest ends and is told so; it asks again after a while, as after the end of a sign-in.
  for (const one of new Set([...ours.slice(0, -MOST), ...all.slice(0, -MOST_OF_PERSON)])) end(one)
  beat ??= setInterval(() => {
    for (const one of followers) void tell(one, true)
  }, CONFIRMED_EVERY).unref()
  if (isWatching) return
  isWatching = true
  watchTags((tags) => {
    const isForAll = tags.includes(NEWS_TAG)
    if (!isForAll && !tags.some((tag) => tag.startsWith(`${NEWS_TAG}:`))) return
    const due = [...followers].filter(({ staff }) => isForAll || tags.includes(ownNewsTag(staff.id)))
    setTimeout(() => {
      for (const one of due) void tell(one)
    }, TOGETHER).unref()
  })
}

function remove(follower: Follower | undefined): void {
  if (follower) followers.delete(follower)
  if (followers.size > 0) return
  clearInterval(beat)
  beat = undefined
}

/** The last word: a browser that hears it does not come back by itself. */
function end(follower: Follower): void {
  if (!followers.has(follower)) return
  remove(follower)
  follower.stream.enqueue(encoder.encode('event: end\ndata: \n\n'))
  follower.stream.close()
}

/** Sends what is new to the person. @param isBeat it is asked by the time, and a sign of life is due. */
async function tell(follower: Follower, isBeat = false): Promise<void> {
  if (follower.isBusy) {
    follower.isDue = true
    return
  }
  follower.isBusy = true
  try {
    do {
      follower.isDue = false
      await inTurn(() => ask(follower, isBeat))
    } while (follower.isDue && followers.has(follower))
  } catch (error) {
    // The next beat asks again.
    logger().warn({ event: 'news-stream', err: error }, 'a console was not told what came in')
  } finally {
    follower.isBusy = false
  }
}

async function ask(follower: Follower, isBeat: boolean): Promise<void> {
  const { siteId, stream } = follower
  const db = currentDatabase().reads
  const now = new Date()
  const { staff } = await sessions().confirmStaff({ staff: follower.staff }, db, now, true)
  if (!staff) return end(follower)
  const state = JSON.stringify(await readNewsState(db, { id: staff.id, rights: rightsOf(staff), shopId: staff.shopId }, { siteId, now }))
  if (!followers.has(follower) || (stream.desiredSize ?? 0) < BEHIND) return
  if (state !== follower.sent) stream.enqueue(encoder.encode(`data: ${state}\n\n`))
  else if (isBeat) stream.enqueue(encoder.encode(':\n\n'))
  follower.sent = state
}
