// The type of a term: by its subject and the kind of member (C-TERMS), or by the form that shows it.

export const TERMS_TYPES = ['01', '02', '09', '10', '11', '12', '13', '14', '15', '16', '17', '20', '21', '22', '23'] as const
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

/** The terms of a sign-up: personal 01, 10, 02, 12, 14, 16; business 09, 11, 02, 13, 15, 17 (C-TERMS). */
export const termsTypesFor = (who: TermsFor): TermsType[] => Object.values(TYPES).map((types) => types[who])

/** The term of one kind for a person or a business. */
export const termsTypeOf = (kind: TermsKind, who: TermsFor): TermsType => TYPES[kind][who]

/** A form in which also people who are no members leave what is theirs: each has a consent of its own, which speaks of its fields. */
export type FormConsent = 'consultation' | 'visit' | 'reviewer' | 'eventConsultation'

/** The text that a form asks consent to. */
export const FORM_TERMS: Record<FormConsent, TermsType> = { consultation: '20', visit: '21', reviewer: '22', eventConsultation: '23' }
