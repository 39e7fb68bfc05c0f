import { settings } from '@/services/base/settings'

/** Lines of before this moment have left the log, or will today. */
export function auditsKeptSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - settings().auditYears)
  return since
}
