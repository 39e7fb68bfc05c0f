// Registers everything at startup. The only file that knows every room: it registers blocks and subjects with the renderer, and tells
// `call` how this process answers. Importing it once is enough, because all registrations are on globalThis.
import { registerEntries } from '@/blocks/events/_parts/event-entry/register-entries'
import { blocks } from '@/blocks/registry'
import { requestContext } from '@/lib/request-context'
import { registerBlocks } from '@/renderer/blocks'
import { setRendererSite } from '@/renderer/site'
import { registerSubjects } from '@/renderer/subjects'
import { setCaller } from '@/schemas/api/base/call'
import { setSiteId } from '@/schemas/api/base/site-facts'
import { currentDatabase } from '@/services/db/current-database'
import { inProcess } from '@/services/kit/in-process'
import { registerSessions } from '@/services/kit/sessions'
import { logger } from '@/services/base/log'
import { signedSessions } from '@/services/auth/domain/signed-sessions'
import { settings } from '@/services/base/settings'
import '@/services/areas'
import { alliance } from './subjects/alliance'
import { brandActivity } from './subjects/brand-activity'
import { brandNews } from './subjects/brand-news'
import { brandShop } from './subjects/brand-shop'
import { consultingStory } from './subjects/consulting-story'
import { content } from './subjects/content'
import { event } from './subjects/event'
import { exhibit } from './subjects/exhibit'
import { goods } from './subjects/goods'
import { interior } from './subjects/interior'
import { joinStep } from './subjects/join-step'
import { notice } from './subjects/notice'
import { order } from './subjects/order'
import { orderReturn } from './subjects/order-return'
import { product } from './subjects/product'
import { productCategory } from './subjects/product-category'
import { winner } from './subjects/winner'
import { shop } from './subjects/shop'
import { storeCategory } from './subjects/store-category'
import { windowSection } from './subjects/window-section'

registerBlocks(blocks)
registerEntries(blocks)
registerSubjects({
  alliance,
  content,
  'brand-activity': brandActivity,
  'brand-news': brandNews,
  'brand-shop': brandShop,
  'consulting-story': consultingStory,
  event,
  exhibit,
  goods,
  interior,
  'join-step': joinStep,
  notice,
  order,
  'order-return': orderReturn,
  product,
  'product-category': productCategory,
  shop,
  'store-category': storeCategory,
  'window-section': windowSection,
  winner,
})
registerSessions(signedSessions)
setCaller(inProcess)

let introduced = false

/** Configures the renderer for this site; needs settings, so it runs with the first request and never during a build. */
export function compose(): void {
  if (introduced) return
  introduced = true
  const { siteId, brandName, brandSuffix, customerCenterPhone, siteUrl, externalConsultUrl, svcHost } = settings()
  setSiteId(siteId)
  setRendererSite({
    site: { id: siteId, name: brandName, suffix: brandSuffix, phone: customerCenterPhone, url: siteUrl, consultUrl: externalConsultUrl },
    session: async () => {
      const session = await signedSessions.read(requestContext()?.cookie ?? '')
      // The other host confirms its own sign-ins, at every call.
      if (svcHost) return session
      const now = new Date()
      return signedSessions.confirmMember(await signedSessions.confirmStaff(session, currentDatabase().db, now), currentDatabase().db, now)
    },
    now: () => new Date(),
    report: ({ page }, { block }, error) => {
      const message = error instanceof Error ? error.message : String(error)
      logger().warn(
        {
          event: 'block-failed',
          requestId: requestContext()?.requestId,
          page,
          blockId: block?.id,
          blockType: block?.type,
          reason: message,
        },
        `block ${block?.id} of ${page} was not drawn`,
      )
    },
  })
}
