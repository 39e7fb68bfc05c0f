/** More pages than the longest list has. */
const LAST_PAGE = 1_000

/** Whether a query asks for a page that no list has: any number of these would be rendered and kept one by one. */
export function isPageBeyond(query: URLSearchParams): boolean {
  const page = query.get('page') ?? ''
  return page !== '' && !(/^\d{1,4}$/.test(page) && Number(page) <= LAST_PAGE)
}
