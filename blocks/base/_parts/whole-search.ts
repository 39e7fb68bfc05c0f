import { hrefWith } from './href-with'

/** Where the search of one list found nothing: the same words in everything that the site has. */
export const wholeSearch = (keyword: string): { label: string; href: string } => ({
  label: '사이트 전체에서 찾기',
  href: hrefWith('/search', {}, { searchKeyword: keyword }),
})
