/** What a company says of itself: how many, since when, how large, how long. */
const FIGURES = /\d[\d,]*\s?(?:곳|년|가지|명|평|시간|일 안|만|층|회|번)|쇼룸|전시장|연구소|결모임|㈜|\(주\)|주식회사/

/** Whether texts claim something that is true of one company only: its name, its figures, its places. */
export const holdsClaims = (texts: readonly string[], brand: string): boolean =>
  texts.some((text) => text.includes(brand) || text.includes('라움') || FIGURES.test(text))
