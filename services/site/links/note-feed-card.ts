import * as contracts from '@/schemas/api/site/links'
import { ownPage, SHORT_LINKS } from '@/schemas/rules/site/short-link'
import { operation } from '@/services/kit/service'
import { settings } from '@/services/base/settings'
import { showFeedCard } from '@/services/outside/show-feed-card'

/** Short links are pages of ours too. */
const isOwn = (url: string, siteUrl: string): boolean => url.startsWith(`${siteUrl}${SHORT_LINKS}/`) || ownPage(url, siteUrl) !== undefined

export const noteFeedCard = operation(contracts.noteFeedCard, async (card, ctx) => {
  if (!isOwn(card.url, settings().siteUrl)) throw ctx.fail('foreign')
  ctx.log.info({ event: 'feed-card', title: card.title, url: card.url }, 'a feed card was shown in place of being sent')
  ctx.after(() => showFeedCard(card))
  return {}
})
