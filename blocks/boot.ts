// The one script of every public page (scripts/tools/build-islands.mjs): the renderer's part, and the behaviours of the areas.
import { startPage } from '@/renderer/browser/start-page'
import { publicConfig } from '@/schemas/api/base/site-facts'
import { holdCampaign } from '@/schemas/rules/events/ad-reward'
import { guardCopies } from './base/_behaviours/guard-copies'
import { redirectContactLinks } from './base/_behaviours/redirect-contact-links'
import { keepMembersOutOfJoining } from './members/_behaviours/keep-members-out-of-joining'

startPage({
  parsed: [() => guardCopies(location.pathname), () => redirectContactLinks(publicConfig().consultUrl), keepMembersOutOfJoining],
  shown: [() => holdCampaign(new URLSearchParams(location.search), () => sessionStorage)],
})
