// Registers everything at startup. The only file that knows every room: it registers blocks and subjects with the renderer, and tells
// `call` how this process answers. Importing it once is enough, because all registrations are on globalThis.
import { registerEntries } from '@/blocks/events/_parts/event-entry/register-entries'
import { blocks, subjects } from '@/blocks/areas'
import { requestContext } from '@/lib/request-context'
import { registerBlocks } from '@/renderer/blocks'
import { setRendererSite } from '@/renderer/site'
import { registerSubjects } from '@/renderer/subjects'
import { call, setCaller } from '@/schemas/api/base/call'
import { readCompany } from '@/schemas/api/site/company'
import { setSiteId } from '@/schemas/api/base/site-facts'
import { currentDatabase } from '@/services/db/current-database'
import { inProcess } from '@/services/kit/in-process'
import { registerSessions } from '@/services/kit/sessions'
import { logger } from '@/services/base/log'
import { signedSessions } from '@/services/auth/domain/signed-sessions'
import { settings } from '@/services/base/settings'
import '@/services/areas'

registerBlocks(blocks)
registerEntries(blocks)
registerSubjects(subjects)
registerSessions(signedSessions)
setCaller(inProcess)

let introduced = false

/** Configures the renderer for this site; needs settings, so it runs with the first request and never during a build. */
export function compose(): void {
  if (introduced) return
  introduced = true
  const { siteId, brandName, brandSuffix, siteUrl, externalConsultUrl, svcHost } = settings()
  setSiteId(siteId)
  setRendererSite({
    site: { id: siteId, name: brandName, suffix: brandSuffix, url: siteUrl, consultUrl: externalConsultUrl },
    phone: async () => (await call(readCompany, {})).item.phone,
    session: async () => {
      const session = await signedSessions.read(requestContext()?.cookie ?? '')
      // The other host confirms its own sign-ins, at every call.
      if (svcHost) return session
      const now = new Date()
      return signedSessions.confirmMember(
        await signedSessions.confirmStaff(session, currentDatabase().db, now, true),
        currentDatabase().db,
        now,
      )
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
