/** Calls of the search field. Apart from their contracts, with which the field would load the builder of schemas. */
export const SUGGEST_CALL = { at: 'GET /svc/search/suggest', id: 'search.suggest' } as const
export const POPULAR_CALL = { at: 'GET /svc/search/popular', id: 'search.popular' } as const
