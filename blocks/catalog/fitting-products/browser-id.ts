import { CUID, CUID_COOKIE, CUID_SECONDS } from '@/schemas/rules/catalog/recommendation-input'

const IS_CUID = new RegExp(CUID)

/** The personalisation id of this browser: the one in its cookie, or a new one, for a day (K-RECO, C-COOKIE). */
export function browserId(): string {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${CUID_COOKIE}=`))
  const known = pair?.slice(CUID_COOKIE.length + 1)
  if (known && IS_CUID.test(known)) return known
  const made = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${CUID_COOKIE}=${made}; path=/; max-age=${CUID_SECONDS}; samesite=lax${secure}`
  return made
}
