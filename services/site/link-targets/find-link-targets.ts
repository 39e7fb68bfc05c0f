import { convertQwertyToHangul } from 'es-hangul'
import * as contracts from '@/schemas/api/site/link-targets'
import { linkSources, type LinkTarget } from '@/services/records/link-sources'
import { byName, OFFERED } from '@/services/records/by-name'
import { operation, type ClaimsCtx } from '@/services/kit/service'
import { settings } from '@/services/base/settings'
import { presentTarget } from './present-target'

export const findLinkTargets = operation(contracts.findLinkTargets, async ({ search = '', kind }, ctx) => {
  const kinds = linkSources().flatMap((source) => source.kinds(ctx))
  const words = ownPath(search.trim())
  let found = await ranked(words, kind, ctx)
  // What was typed with the keyboard in Latin letters.
  if (found.length === 0 && /^[a-z ]+$/i.test(words)) found = await ranked(convertQwertyToHangul(words), kind, ctx)
  // What follows a copied path finds nothing: `?utm_source=` of a newsletter.
  if (found.length === 0 && words.startsWith('/') && words.includes('?')) found = await ranked(words.split('?', 1)[0]!, kind, ctx)
  return { items: found.slice(0, OFFERED).map(presentTarget), totalCount: found.length, item: { kinds } }
})

/** A pasted URL of this site is a path of it. */
function ownPath(words: string): string {
  const { siteUrl } = settings()
  return words.startsWith(`${siteUrl}/`) ? words.slice(siteUrl.length) : words
}

async function ranked(words: string, kind: string | undefined, ctx: ClaimsCtx): Promise<LinkTarget[]> {
  const isPath = words.startsWith('/')
  const asked = linkSources().map(async (source) => {
    const kinds = source.kinds(ctx).flatMap((one) => (kind === undefined || one.kind === kind ? [one.kind] : []))
    return kinds.length === 0 ? [] : source.find(isPath ? words.split('#', 1)[0]! : words, kinds, ctx)
  })
  const all = (await Promise.all(asked)).flat()
  const scored = isPath ? all.map((thing) => ({ thing, score: thing.address.length })) : byName(words, all, ({ name }) => name)
  const lengthOf = lengthIn(words)
  return scored
    .sort(
      (a, b) =>
        a.score - b.score ||
        rankOf(a.thing) - rankOf(b.thing) ||
        (words === '' ? Number(b.thing.isInMenu ?? false) - Number(a.thing.isInMenu ?? false) : 0) ||
        lengthOf(a.thing) - lengthOf(b.thing) ||
        (a.thing.at < b.thing.at ? 1 : -1),
    )
    .map(({ thing }) => thing)
}

/** Of names that have the words alike, the one with the least besides; without words all are alike. */
const lengthIn =
  (words: string) =>
  (thing: LinkTarget): number =>
    words === '' ? 0 : thing.name.length

/** What visitors see stands before what they do not. */
const rankOf = ({ state }: LinkTarget): number => (state === 'live' ? 0 : state === 'scheduled' ? 1 : 2)
