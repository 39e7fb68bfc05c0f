import * as contracts from '@/schemas/api/site/link-targets'
import { recordTypeOf } from '@/schemas/records/registry'
import { UNSEEN_WORDS } from '@/schemas/rules/site/link-words'
import { linkSources, type LinkTarget } from '@/services/records/link-sources'
import { readLinks as readEach } from '@/services/records/read-links'
import { operation, type ClaimsCtx } from '@/services/kit/service'
import { presentTarget } from './present-target'

export const readLinks = operation(contracts.readLinks, async ({ addresses }, ctx) => {
  const asked = addresses.split('\n').filter(Boolean).slice(0, contracts.MOST_LINKS)
  const seen = new Set(linkSources().flatMap((source) => source.kinds(ctx).map(({ kind }) => kind)))
  const found = await readEach(ctx, asked)
  return {
    items: [...found].map(([address, { verdict, message, target, kind }]) => {
      const isSeen = kind === null || seen.has(kind)
      return {
        address,
        verdict,
        message: isSeen || message === '' ? message : UNSEEN_WORDS,
        target: target && isSeen ? presentTarget(withoutHidden(target, ctx)) : null,
      }
    }),
  }
})

/** A picture of a field that the role does not show stays away. */
function withoutHidden(target: LinkTarget, { rights }: ClaimsCtx): LinkTarget {
  const { picture = '' } = recordTypeOf(target.kind) ?? {}
  return rights.sees(target.kind, picture) ? target : { ...target, picture: '' }
}
