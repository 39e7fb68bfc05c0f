import { APPLICATION_LABELS, applicationFaults, urlFault, type ApplicationAnswers } from '@/schemas/rules/content/recruit-application'

/** The fields of the form: each address is one, the main one by the name that the call gives all of them. */
export interface Fields {
  snsUrls: string
  url2: string
  url3: string
  housingType: string
  motive: string
  agreed: boolean
}

/** In the order of the page. */
export const LABELS = { ...APPLICATION_LABELS, url2: 'SNS 주소 2', url3: 'SNS 주소 3' } as const

/** @param own what was sent before, with its consent. */
export function fieldsOf(own: ApplicationAnswers | undefined): Fields {
  const [snsUrls = '', url2 = '', url3 = ''] = own?.snsUrls ?? []
  return { snsUrls, url2, url3, housingType: own?.housingType ?? '', motive: own?.motive ?? '', agreed: own !== undefined }
}

export const answersOf = ({ snsUrls, url2, url3, housingType, motive }: Fields): ApplicationAnswers => ({
  snsUrls: [snsUrls, url2, url3].map((url) => url.trim()).filter(Boolean),
  housingType,
  motive,
})

export function faultsOf(fields: Fields): Partial<Record<keyof Fields, string | undefined>> {
  const { snsUrls, ...others } = applicationFaults({ ...answersOf(fields), snsUrls: [fields.snsUrls], agreed: fields.agreed })
  return { snsUrls, url2: urlFault(fields.url2), url3: urlFault(fields.url3), ...others }
}
