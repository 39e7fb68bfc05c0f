import { SCIM_PATH } from '@/schemas/api/auth/scim'
import { settings } from '@/services/base/settings'

/** What is entered at the provider: where it sends people back, how it calls this site, and where it writes. */
export function ownAddresses(origin = settings().siteUrl) {
  return {
    oidc: `${origin}/auth/svc/directory/oidc`,
    saml: `${origin}/auth/svc/directory/saml`,
    entity: `${origin}/auth/svc/directory/metadata`,
    scim: `${origin}${SCIM_PATH}`,
  }
}
