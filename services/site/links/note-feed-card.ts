import * as contracts from '@/schemas/api/site/links'
import { ownPage, SHORT_LINKS } from '@/schemas/rules/site/short-link'
import { operation } from '@/services/kit/service'
import { settings } from '@/services/base/settings'
import { showFeedCard } from '@/services/outside/show-feed-card'

/** Short links are pages of ours too. */
const isOwn = (url: string, siteUrl: string): boolean => url.startsWith(`${siteUrl}${SHORT_LINKS}/`) || ownPage(url, siteUrl) !== undefined

/** A card shows its picture under our name. Pictures stand under paths that are no pages, so that only the site is compared. */
function isOwnFile(url: string, siteUrl: string): boolean {
  const { origin } = new URL(url, siteUrl)
  return origin !== 'null' && ownPage(`${origin}/`, siteUrl) !== undefined
}

export const noteFeedCard = operation(contracts.noteFeedCard, async (card, ctx) => {
  if (!isOwn(card.url, settings().siteUrl)) throw ctx.fail('foreign')
  if (card.image_url !== '' && !(URL.canParse(card.image_url, settings().siteUrl) && isOwnFile(card.image_url, settings().siteUrl)))
    throw ctx.fail('foreignPicture')
  ctx.log.info({ event: 'feed-card', title: card.title, url: card.url }, 'a feed card was shown in place of being sent')
  ctx.after(() => showFeedCard(card))
  return {}
})
