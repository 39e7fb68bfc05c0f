import { currentDatabase } from '@/services/db/current-database'
import { startClock } from '@/services/db/start-clock'
import { expireAudits } from './expire-audits'
import { sealAudits } from './seal-audits'
import { sendHead } from './send-head'

const MINUTE = 60_000

/** Seals the audit log each minute, and once a day lets its head leave and what is old. @returns a function that stops it. */
export const startSealing = (): (() => void) =>
  startClock({
    name: 'audit-seals',
    tag: 'audit-seals',
    async work() {
      const now = new Date()
      const { db } = currentDatabase()
      await sealAudits(db, now)
      if (await sendHead(db, now)) await expireAudits(db, now)
      return now.getTime() + MINUTE
    },
  })
