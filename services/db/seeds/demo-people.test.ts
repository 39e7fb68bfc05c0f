import { expect, test } from 'vitest'
import { ageOn } from '@/schemas/rules/auth/age'
import { memberIdFault } from '@/schemas/rules/members/member-id'
import { passwordFault } from '@/schemas/rules/members/password-fault'
import { VENDORS } from './demo-businesses'
import { ciOf, DEMO_PASSWORD, demoPeople } from './demo-people'

test.each(['2026-01-01T00:00:00+09:00', '2026-11-21T12:00:00+09:00', '2028-02-29T23:59:59+09:00'])(
  'on %s they have the ages that their cases need',
  (day) => {
    const now = new Date(day)
    const age = (key: string) => ageOn(demoPeople(now).find((person) => person.key === key)!.birthDate, now)
    expect([age('minho'), age('gaon')]).toEqual([13, 18])
  },
)

test('ids, numbers and CIs are unique, and all satisfy the rules of a sign-up', () => {
  const people = demoPeople(new Date())
  const members = [...people.flatMap(({ member }) => member?.memberId ?? []), ...VENDORS.map(({ memberId }) => memberId)]
  const distinct = (values: string[]) => expect(new Set(values).size).toBe(values.length)
  distinct(members)
  distinct([...people, ...VENDORS].map(({ mobileNo }) => mobileNo))
  distinct([...people.map(({ ci }) => ci), ...VENDORS.map(({ memberNo }) => ciOf(memberNo))])
  for (const id of members) expect([memberIdFault(id), passwordFault(DEMO_PASSWORD, id)], id).toEqual([undefined, undefined])
})
