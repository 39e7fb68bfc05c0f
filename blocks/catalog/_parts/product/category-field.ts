import { Type } from 'typebox'
import type { PageContext } from '@/renderer/define-block'
import { subjectOf } from '@/blocks/base/_parts/record-of'

/** The query names that choose a category on a page: depth 3 by id or by name, and the parent of `/zin/category/dep2`. */
export const CATEGORY_QUERY = ['mcate', 'tab', 'category'] as const

/** The category that a block shows: its own or the page's, unless it shows all of them without one. */
export const categoryField = ({ isNeeded = true }: { isNeeded?: boolean } = {}) =>
  Type.String({
    title: '카테고리',
    description: '제품 카테고리의 번호입니다. 비워 두면 이 화면의 카테고리를 보입니다.',
    maxLength: 100,
    default: '',
    widget: 'text',
    ...(isNeeded ? { needed: { unlessSubject: 'product-category' } } : {}),
  })

/** The category that an editor named, or the one that the page is about. */
export const categoryOf = (page: PageContext, named: string | undefined): string =>
  named || (subjectOf(page, 'product-category')?.text('CATE_ID') ?? '')

/** What the URL says of the category, for the links of a page that must keep it. */
export const keptCategory = (page: PageContext): Record<string, string> =>
  Object.fromEntries(CATEGORY_QUERY.flatMap((name) => (page.query[name] ? [[name, page.query[name]]] : [])))
