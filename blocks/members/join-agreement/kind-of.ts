import type { PageContext } from '@/renderer/define-block'
import type { JoinDraftView } from '@/schemas/api/members/joins'

/** The kind of sign-up: from the URL, except in the pages of a social sign-up. */
export const kindOf = ({ query, path }: Pick<PageContext, 'query' | 'path'>, draft: JoinDraftView): JoinDraftView['kind'] =>
  path.includes('/sns-') && draft.social ? 'sns' : query['kind'] === 'business' ? 'business' : 'personal'
