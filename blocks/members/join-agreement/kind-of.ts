import type { PageContext } from '@/renderer/define-block'
import type { JoinDraftView } from '@/schemas/api/members/joins'

/** Who joins: what the URL says, and in the pages of a social sign-up always that. */
export const kindOf = ({ query, path }: Pick<PageContext, 'query' | 'path'>, draft: JoinDraftView): JoinDraftView['kind'] =>
  path.includes('/sns-') && draft.social ? 'sns' : query['kind'] === 'business' ? 'business' : 'personal'
