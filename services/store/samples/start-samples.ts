// Sends what people are told about their samples, and erases who received them when it is time.
import { eq } from 'drizzle-orm'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { samplePath } from '@/schemas/rules/store/samples'
import type { Fate } from '@/services/alarms/delivery-fate'
import { nextDue, sendDue } from '@/services/alarms/send-due'
import { countText } from '@/services/alarms/texts-of-day'
import { settings } from '@/services/base/settings'
import { companyFacts } from '@/services/db/company-facts'
import { currentDatabase } from '@/services/db/current-database'
import type { OpenDatabase } from '@/services/db/database'
import { startClock } from '@/services/db/start-clock'
import { sampleMessages, sampleRequests } from '@/services/db/tables/samples'
import { sendText } from '@/services/outside/send-text'
import { eraseSamples } from '../domain/samples/erase-samples'
import { sampleKey } from '../domain/samples/sample-key'
import { SAMPLE_MESSAGES_TAG, SAMPLE_NEWS_WORDS } from '../domain/samples/tell-applicant'

type Message = typeof sampleMessages.$inferSelect
const HOUR = 3_600_000

/** Sends what is due. @returns the number of sent messages. */
export const deliverSampleMessages = (open: OpenDatabase, now: Date): Promise<number> =>
  sendDue(open.db, { table: sampleMessages, key: 'messageSeq', now }, (message) => deliver(open, message, now))

/** As the request is now: what was overtaken at night is not told in the morning. */
async function deliver({ db }: OpenDatabase, { sampleSeq, news }: Message, now: Date): Promise<Fate> {
  const [row] = await db.select().from(sampleRequests).where(eq(sampleRequests.sampleSeq, sampleSeq))
  if (!row?.recipient || row.state !== news) return { state: 'dropped' }
  if (!(await countText(db, row.recipient.phoneNo, now))) return { state: 'dropped' }
  const { sender } = await companyFacts(db, row.siteId)
  const words = [
    SAMPLE_NEWS_WORDS[news],
    news === 'sent' && row.trackingNo ? `${carrierWords(row.carrier)} ${row.trackingNo}` : '',
    news === 'cancelled' && row.cancelReason ? `사유: ${row.cancelReason}` : '',
    `${settings().siteUrl}${samplePath(sampleKey(sampleSeq))}`,
  ].filter(Boolean)
  return sendText({ to: row.recipient.phoneNo, text: `[${sender}] ${words.join('\n')}` })
}

/** Starts the sending and erasing of this process. @returns a function that stops it. */
export const startSamples = (siteId: string): (() => void) =>
  startClock({
    name: 'samples',
    tag: SAMPLE_MESSAGES_TAG,
    async work() {
      const now = new Date()
      await deliverSampleMessages(currentDatabase(), now)
      await eraseSamples(currentDatabase(), { siteId, now })
      return Math.min(await nextDue(currentDatabase().db, sampleMessages), now.getTime() + HOUR)
    },
  })
