import { SAID_COOKIE } from '@/schemas/words/said-cookie'

/** What was refused to a form that the browser sent by itself (services/kit/lead-back.ts); '' without it. */
export function saidOf(cookie: string): string {
  const raw = new RegExp(`(?:^|;\\s*)${SAID_COOKIE}=([^;]*)`).exec(cookie)?.[1] ?? ''
  try {
    return decodeURIComponent(raw)
  } catch {
    return ''
  }
}
