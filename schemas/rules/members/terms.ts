// Which text a term is, by what it is about and who agrees to it (C-TERMS).

export const TERMS_TYPES = ['01', '02', '09', '10', '11', '12', '13', '14', '15', '16', '17'] as const
export type TermsType = (typeof TERMS_TYPES)[number]

/** Who agrees: a person, or a business. */
export type TermsFor = 'personal' | 'business'
export type TermsKind = 'service' | 'personalInfo' | 'location' | 'goodsSms' | 'eventMail' | 'marketing'

/** In the order in which a sign-up asks for them. The location terms are the same for both. */
const TYPES: Record<TermsKind, Record<TermsFor, TermsType>> = {
  service: { personal: '01', business: '09' },
  personalInfo: { personal: '10', business: '11' },
  location: { personal: '02', business: '02' },
  goodsSms: { personal: '12', business: '13' },
  eventMail: { personal: '14', business: '15' },
  marketing: { personal: '16', business: '17' },
}

/** What a sign-up asks for: personal 01, 10, 02, 12, 14, 16; business 09, 11, 02, 13, 15, 17 (C-TERMS). */
export const termsTypesFor = (who: TermsFor): TermsType[] => Object.values(TYPES).map((types) => types[who])

/** The term of one kind for a person or a business. */
export const termsTypeOf = (kind: TermsKind, who: TermsFor): TermsType => TYPES[kind][who]

interface Version {
  version: string
  effectiveDt: string
}

/** The state of a version at a moment: in force, future, or past, with the moment at which it ends or begins. */
export interface Standing {
  state: 'current' | 'coming' | 'past'
  /** When the version after it took or takes effect; none yet otherwise. */
  until?: string
}

/** @param versions all that are published, newest first. */
export function standingOf(version: string, versions: readonly Version[], now: string): Standing {
  const current = versions.find(({ effectiveDt }) => Date.parse(effectiveDt) <= Date.parse(now))
  const at = versions.findIndex((one) => one.version === version)
  const next = versions[at - 1]
  const state = current?.version === version ? 'current' : versions.indexOf(current!) < at && current ? 'past' : 'coming'
  return { state, ...(next ? { until: next.effectiveDt } : {}) }
}
