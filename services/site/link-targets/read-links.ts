import * as contracts from '@/schemas/api/site/link-targets'
import { linkSources } from '@/services/records/link-sources'
import { readLinks as readEach } from '@/services/records/read-links'
import { operation } from '@/services/kit/service'
import { presentTarget } from './present-target'

export const readLinks = operation(contracts.readLinks, async ({ addresses }, ctx) => {
  const asked = addresses.split('\n').filter(Boolean).slice(0, contracts.MOST_LINKS)
  const seen = new Set(linkSources().flatMap((source) => source.kinds(ctx).map(({ kind }) => kind)))
  const found = await readEach(ctx, asked)
  return {
    items: [...found].map(([address, { verdict, message, target }]) => ({
      address,
      verdict,
      message,
      target: target && seen.has(target.kind) ? presentTarget(target) : null,
    })),
  }
})
