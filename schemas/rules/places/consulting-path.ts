// Pages of a request for a consultation, to which the page of a shop leads.
interface Handed {
  eventId: string
  categories: readonly string[]
  /** The shop on whose page the request began. */
  shopId?: string | undefined
}

/** A page of the request with what its start page was given (S-CONSREQ-1). */
export function consultingPath(page: string, { eventId, categories, shopId }: Handed): string {
  const query = [
    ...(eventId ? [`eventId=${encodeURIComponent(eventId)}`] : []),
    ...(shopId ? [`shopId=${encodeURIComponent(shopId)}`] : []),
    ...(categories.length > 0 ? [`checkValue=${categories.join(',')}`] : []),
  ]
  return query.length > 0 ? `${page}?${query.join('&')}` : page
}

export const START_PAGE = '/zin/consulting/start'
export const FORM_PAGE = '/zin/consulting/form'
export const SINGLE_PAGE = '/zin/consulting/formSingle'
