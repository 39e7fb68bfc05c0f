// The members of a demonstration, one for every case (README). They are inserted once and then belong to the demonstration's users.
import { eq, inArray } from 'drizzle-orm'
import { consentFlags, recordConsents, type ConsentChanges } from './consents'
import { linkSocialAccount } from '@/services/auth/domain/link-social-account'
import { hashPassword } from '@/services/base/passwords'
import { blindIndex } from '@/services/base/seal'
import type { Database } from '@/services/db/database'
import { ciOf, DEMO_PASSWORD, demoMemberNo, demoPeople, type DemoMember, type DemoPerson } from '@/services/db/seeds/demo-people'
import { VENDORS } from '@/services/db/seeds/demo-businesses'
import { businesses, members } from '@/services/db/tables/members'

type Row = typeof members.$inferInsert

const DAY = 24 * 3_600_000
const daysAgo = (days: number, now: Date): Date => new Date(now.getTime() - days * DAY)

/** In a demonstration only. */
export async function seedMembers(tx: Database, siteId: string, now: Date): Promise<void> {
  const people = demoPeople(now).filter((person): person is Joined => person.member !== undefined)
  const numbers = [...people.map(({ key }) => demoMemberNo(key)), ...VENDORS.map(({ memberNo }) => memberNo)]
  const there = await tx.select({ memberNo: members.memberNo }).from(members).where(inArray(members.memberNo, numbers))
  const known = new Set(there.map(({ memberNo }) => memberNo))
  for (const person of people) {
    const memberNo = demoMemberNo(person.key)
    if (!known.has(memberNo)) await seedPerson(tx, siteId, person, now)
    // An eighteen-year-old stays eighteen.
    else if (person.key === 'gaon') await tx.update(members).set({ birthDate: person.birthDate }).where(eq(members.memberNo, memberNo))
  }
  for (const vendor of VENDORS) if (!known.has(vendor.memberNo)) await seedVendor(tx, siteId, vendor, now)
}

type Joined = DemoPerson & { member: DemoMember }

async function seedPerson(tx: Database, siteId: string, person: Joined, now: Date): Promise<void> {
  const { member, key } = person
  const memberNo = demoMemberNo(key)
  const consents = consentsOf(member)
  const isCertified = member.lacks !== 'certification'
  await tx.insert(members).values({
    ...common(siteId, memberNo, now),
    ...(member.status === 'WITHDRAWN' ? erased(person, now) : isCertified ? verified(person) : { memberName: person.name }),
    ...(member.status === 'WITHDRAWN' ? {} : contact(`${key}@maru.example`)),
    ...consentFlags(consents),
    ...(member.memberId ? { memberId: member.memberId, passwordHash: await hashPassword(DEMO_PASSWORD) } : {}),
    nickname: member.nickname,
    status: member.status ?? 'NORMAL',
    membershipGrade: member.grade ?? 'BASIC',
    joinChannel: member.social?.snsType ?? 'WEB',
    // The VIP is reminded to change the password.
    passwordChangedAt: member.memberId ? daysAgo(member.grade === 'VIP' ? 200 : 1, now) : null,
    lastSignInAt: daysAgo(member.status === 'DORMANT' ? 400 : 7, now),
    staffYn: member.employeeEmail ? 'Y' : 'N',
    employeeEmail: member.employeeEmail ?? null,
  })
  await recordConsents(tx, { siteId, memberNo, isBusiness: false, channel: 'WEB', now }, consents)
  if (member.social) await linkSocialAccount(tx, { siteId, memberNo, ...member.social, createdAt: now })
}

async function seedVendor(tx: Database, siteId: string, vendor: (typeof VENDORS)[number], now: Date): Promise<void> {
  const { memberNo, memberId, memberName, memberType, business } = vendor
  const consents: ConsentChanges = { service: true, personalInfo: true }
  await tx.insert(members).values({
    ...common(siteId, memberNo, now),
    ...verified({ ...vendor, name: memberName, mobileCo: 'KT', ci: ciOf(memberNo) }),
    ...contact(`${memberId}@maru.example`),
    ...consentFlags(consents),
    memberId,
    memberType,
    bizYn: 'Y',
    passwordHash: await hashPassword(DEMO_PASSWORD),
    passwordChangedAt: daysAgo(1, now),
  })
  await recordConsents(tx, { siteId, memberNo, isBusiness: true, channel: 'WEB', now }, consents)
  // The tax office answers its status at every query.
  const { status: _, ...kept } = business
  await tx.insert(businesses).values({ memberNo, siteId, ...kept })
}

const common = (siteId: string, memberNo: string, now: Date): Pick<Row, 'memberNo' | 'siteId' | 'createdAt'> => ({
  memberNo,
  siteId,
  createdAt: daysAgo(500, now),
})

const contact = (email: string): Partial<Row> => ({ email, emailIndex: blindIndex(email, 'member.email') })

/** The columns that a verification sets on a member's row. */
function verified({
  name,
  gender,
  birthDate,
  mobileNo,
  mobileCo,
  ci,
}: Pick<DemoPerson, 'name' | 'gender' | 'birthDate' | 'mobileNo' | 'mobileCo' | 'ci'>): Partial<Row> {
  return {
    certified: 'Y',
    memberName: name,
    gender,
    birthDate,
    mobileNo,
    mobileCo,
    mobileIndex: blindIndex(mobileNo, 'member.mobile'),
    nationalInfo: '0',
    ci,
    ciIndex: blindIndex(ci, 'member.ci'),
  }
}

/** A withdrawn member: only the proof of the earlier membership remains. */
const erased = ({ ci }: DemoPerson, now: Date): Partial<Row> => ({
  ciIndex: blindIndex(ci, 'member.ci'),
  withdrawnAt: daysAgo(30, now),
})

function consentsOf({ status, lacks, marketing = false }: DemoMember): ConsentChanges {
  if (status === 'WITHDRAWN' || lacks === 'consent') return {}
  const optional = marketing ? { location: true, goodsSms: true, eventMail: true, marketing: true } : {}
  return { service: true, personalInfo: true, ...optional }
}
