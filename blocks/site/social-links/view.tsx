import type { ViewProps } from '@/renderer/define-block'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import type { Links } from '@/blocks/auth/_parts/social/links'
import { LinksPanel } from './links-panel.lazy'
import type { Props } from './schema'

/** The data on the builder's canvas, where no member is signed in. */
const CANVAS_LINKS: Links = { passwordYn: 'Y', certified: 'Y', confirmed: true, links: [{ snsType: 'KAKAO', linkedAt: '', offered: true }] }

/** A member's social accounts; a member without a password confirms here (G-PWCHK, G-SNSPW, S-IDV-12). */
export function SocialLinks({ props, data, page }: ViewProps<Props, Links | null>) {
  const wanted = page.query['callback']
  return (
    <FormPage title={props.title} lead={props.lead} photo={props.photo}>
      <LinksPanel first={data ?? CANVAS_LINKS} wanted={wanted ? safeCallback(wanted) : undefined} path={page.path} />
    </FormPage>
  )
}
