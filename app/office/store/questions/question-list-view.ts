// The view of the list of questions about goods, as the query of its URL.
import { listQuery, oneOf, PAGE_SIZE, searchWords, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import { QUESTION_STATES, type browseQuestions, type QuestionState } from '@/schemas/api/store/question-desk'

const SORTS = ['postedAt'] as const
export type QuestionSort = (typeof SORTS)[number]
export interface QuestionListView extends ListPage<QuestionSort> {
  state: QuestionState | null
  /** `2026-06-01`, or empty. */
  from: string
  until: string
  /** Of the name of the goods. */
  search: string
}

const query = listQuery<QuestionSort>({ sorts: SORTS, usualSort: 'postedAt', usualDirection: () => 'desc' })
const dayOf = (value: string | null): string => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '')

/** @param text query of the URL, with or without its `?`. */
export function readQuestionView(text: string): QuestionListView {
  const params = new URLSearchParams(text)
  return {
    state: oneOf(params.get('state'), QUESTION_STATES),
    from: dayOf(params.get('from')),
    until: dayOf(params.get('until')),
    ...query.read(params),
  }
}

export const writeQuestionView = ({ state, from, until, search, ...page }: QuestionListView): string =>
  query.write({ q: search, state, from: from || null, until: until || null }, page)

/** Another filter or order starts at the first page. */
export const withQuestionChange = (view: QuestionListView, change: Partial<QuestionListView>): QuestionListView =>
  query.change(view, change)

export const questionInput = ({ state, from, until, direction, page, ...view }: QuestionListView): Input<typeof browseQuestions> => {
  const search = searchWords(view.search)
  return {
    ...(state ? { state } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
    ...(search ? { search } : {}),
    direction,
    page: Math.min(page, 500),
    size: PAGE_SIZE,
  }
}
