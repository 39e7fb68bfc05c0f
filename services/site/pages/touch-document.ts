import type { Ctx } from '@/services/kit/service'
import type { DraftRow } from './draft-row'
import { pageTag } from './tags'

/** The document appears before visitors, or disappears. */
export function touchDocument(ctx: Ctx, { kind, name }: Pick<DraftRow, 'kind' | 'name'>): void {
  ctx.touch(pageTag(ctx.siteId, kind, name))
  if (kind === 'page') ctx.touch('pages')
}
