// Consents of members. Flags on a member's row have the current state; each answer adds an immutable row with the version of the term in
// force. Signing up and the account both write here.
import { and, desc, eq, inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { termsTypeOf, type TermsKind } from '@/schemas/rules/members/terms'
import type { Database } from '@/services/db/database'
import { memberConsents, terms } from '@/services/db/tables/members'

/** Given or withdrawn; unnamed ones stay. */
export type ConsentChanges = Partial<Record<TermsKind, boolean>>

const COLUMN = {
  service: 'serviseTermsYn',
  personalInfo: 'personalInfoCollectedYn',
  location: 'locationYn',
  goodsSms: 'goodsMarketingYn',
  eventMail: 'eventMarketingYn',
  marketing: 'adMarketingYn',
} as const satisfies Record<TermsKind, string>
type Flags = Record<(typeof COLUMN)[TermsKind], 'Y' | 'N'>

const entriesOf = (changes: ConsentChanges) => Object.entries(changes) as [TermsKind, boolean][]

/** The flag columns of a member's row. */
export const consentFlags = (changes: ConsentChanges): Partial<Flags> =>
  Object.fromEntries(entriesOf(changes).map(([kind, agreed]) => [COLUMN[kind], agreed ? 'Y' : 'N']))

/** Only the answers that differ from the member's row. */
export const newConsents = (changes: ConsentChanges, member: Flags): ConsentChanges =>
  Object.fromEntries(entriesOf(changes).filter(([kind, agreed]) => (member[COLUMN[kind]] === 'Y') !== agreed))

interface Who {
  siteId: string
  memberNo: string
  isBusiness: boolean
  /** The channel of the answer: WEB, MOBILE, KAKAO … */
  channel: string
  now: Date
}

/** Adds one row for each answer. The caller writes the flags on the member's row. */
export async function recordConsents(db: Database, who: Who, changes: ConsentChanges): Promise<void> {
  const { siteId, memberNo, isBusiness, channel, now } = who
  const answers = entriesOf(changes).map(([kind, agreed]) => ({
    termsType: termsTypeOf(kind, isBusiness ? 'business' : 'personal'),
    agreed,
  }))
  if (answers.length === 0) return
  const types = answers.map(({ termsType }) => termsType)
  const versions = await db
    .select({ termsType: terms.termsType, version: terms.version, effectiveAt: terms.effectiveAt })
    .from(terms)
    .where(and(eq(terms.siteId, siteId), inArray(terms.termsType, types)))
    .orderBy(desc(terms.effectiveAt), desc(terms.version))
  // Before the first version takes effect, that first one is shown.
  const inForce = (type: string) => {
    const all = versions.filter(({ termsType }) => termsType === type)
    return (all.find(({ effectiveAt }) => effectiveAt <= now) ?? all.at(-1))?.version ?? ''
  }
  await db.insert(memberConsents).values(
    answers.map(({ termsType, agreed }) => ({
      id: randomUUID(),
      memberNo,
      termsType,
      version: inForce(termsType),
      agreed,
      channel,
      at: now,
    })),
  )
}
