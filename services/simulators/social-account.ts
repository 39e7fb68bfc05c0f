// Accounts at the simulated social providers: the people of the demonstration, and any typed name.
import { createHash } from 'node:crypto'
import type { SocialType } from '@/schemas/api/auth/session'
import { demoPeople, type DemoPerson } from '@/services/db/seeds/demo-people'

/** An account at a provider. */
export interface SocialAccount {
  snsId: string
  name: string
  nickname: string
  email: string
  isEmailVerified: boolean
}

const digest = (seed: string, encoding: 'hex' | 'base64url'): string => createHash('sha256').update(seed).digest(encoding)

/** Ids in the providers' formats: the same account has the same id. */
const idOf: Record<SocialType, (seed: string) => string> = {
  KAKAO: (seed) => String(4_200_000_000 + (parseInt(digest(seed, 'hex').slice(0, 8), 16) % 90_000_000)),
  NAVER: (seed) => digest(`naver ${seed}`, 'base64url'),
  APPLE: (seed) => `001234.${digest(`apple ${seed}`, 'hex').slice(0, 32)}.0507`,
}

function accountOf({ key, name, member }: DemoPerson, snsType: SocialType): SocialAccount {
  const own = member?.social?.snsType === snsType ? member.social.snsId : undefined
  return {
    snsId: own ?? idOf[snsType](key),
    name,
    nickname: member?.nickname || name,
    email: `${key}@maru.example`,
    isEmailVerified: true,
  }
}

/** The account that a person chose or typed on the sign-in page. */
export function chosenAccount(form: URLSearchParams, snsType: SocialType, now: Date): SocialAccount | undefined {
  const person = demoPeople(now).find(({ key }) => key === form.get('person'))
  if (person) return accountOf(person, snsType)
  const name = form.get('name')?.trim()
  const email = form.get('email')?.trim()
  if (!name || !email) return undefined
  return { snsId: idOf[snsType](email), name, nickname: name, email, isEmailVerified: form.get('verified') === 'Y' }
}
