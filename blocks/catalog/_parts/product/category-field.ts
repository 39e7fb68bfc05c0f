import { Type } from 'typebox'
import type { PageContext } from '@/renderer/define-block'
import { subjectOf } from '@/blocks/base/_parts/record-of'

/** The query names of a category on a page: depth 3 by id or by name, and the parent of `/zin/category/dep2`. */
export const CATEGORY_QUERY = ['mcate', 'tab', 'category'] as const

/** The category of a block: its own or the page's, or all if it is not needed. */
export const categoryField = ({ isNeeded = true }: { isNeeded?: boolean } = {}) =>
  Type.String({
    title: '카테고리',
    description: '제품 카테고리의 번호입니다. 비워 두면 이 화면의 카테고리를 보입니다.',
    maxLength: 100,
    default: '',
    widget: 'text',
    ...(isNeeded ? { needed: { unlessSubject: 'product-category' } } : {}),
  })

/** The category set by the editor, or the page's own. */
export const categoryOf = (page: PageContext, named: string | undefined): string =>
  named || (subjectOf(page, 'product-category')?.text('CATE_ID') ?? '')

/** The category's query values, for links of a page that must preserve it. */
export const keptCategory = (page: PageContext): Record<string, string> =>
  Object.fromEntries(CATEGORY_QUERY.flatMap((name) => (page.query[name] ? [[name, page.query[name]]] : [])))
