import type { ViewProps } from '@/renderer/define-block'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { AFTER } from '../_parts/account/certify-use'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { mirrored } from '../_parts/recovery/mirrored'
import { Returned } from './returned.lazy'
import type { Props } from './schema'

/** The page that begins each verification. */
const START = {
  findId: '/set-id',
  resetPw: '/set-password',
  account: '/mypage/account/verify',
  reagree: '/join/reagree-verify',
} as const

/** The return page of a browser without a second window: continues as the page before would have. */
export function IdentityReturn({ props, page }: ViewProps<Props>) {
  const { purpose } = props
  const isCertifying = purpose === 'account' || purpose === 'reagree'
  const next = isCertifying ? safeCallback(page.query['callback'], AFTER[purpose]) : ''
  const start = mirrored(START[purpose], page.path) + (isCertifying ? `?callback=${encodeURIComponent(next)}` : '')
  return (
    <FormPage title={props.title} lead={props.lead} photo={props.photo}>
      <Returned purpose={purpose} start={start} next={next} />
    </FormPage>
  )
}
