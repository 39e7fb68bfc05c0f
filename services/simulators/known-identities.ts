import { createHash } from 'node:crypto'
import { VENDORS } from '@/services/db/seeds/demo-businesses'
import { ciOf, demoPeople, type DemoIdentity } from '@/services/db/seeds/demo-people'

/** `verifiedCustomer` of the REST API. */
export interface PortOneCustomer {
  name: string
  /** yyyy-MM-dd. */
  birthDate: string
  gender: 'MALE' | 'FEMALE'
  phoneNumber: string
  operator: string
  isForeigner: boolean
  ci: string
  di: string
}
export interface KnownIdentity {
  id: string
  says: string
  customer: PortOneCustomer
}

const OPERATOR: Record<string, string> = { MVNO: 'SKT_MVNO' }

/** Everybody with a button. */
export const knownIdentities = (now: Date): KnownIdentity[] => [
  ...demoPeople(now).map((person) => known(person.key, person.says, person)),
  ...VENDORS.map(({ memberNo, memberName, says, ...vendor }) =>
    known(memberNo, says, { ...vendor, name: memberName, mobileCo: 'KT', ci: ciOf(memberNo) }),
  ),
]

function known(id: string, says: string, { name, birthDate, gender, mobileNo, mobileCo, ci }: DemoIdentity): KnownIdentity {
  return {
    id,
    says,
    customer: {
      name,
      birthDate: birthDate.replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3'),
      gender: gender === 'F' ? 'FEMALE' : 'MALE',
      phoneNumber: mobileNo,
      operator: OPERATOR[mobileCo] ?? mobileCo,
      isForeigner: false,
      ci,
      di: diOf(ci),
    },
  }
}

/** Specific to one site, while the CI is the same everywhere. */
export const diOf = (ci: string): string => createHash('sha512').update(`di ${ci}`).digest('base64').slice(0, 64)
