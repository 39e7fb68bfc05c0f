import type { ViewProps } from '@/renderer/define-block'
import { joinLanding, joinPage, referrerOf } from '@/schemas/rules/members/join-steps'
import { joinDraftOf } from '../_parts/join/join-draft-of'
import { JoinPage } from '../_parts/join/join-page'
import type { Props } from './schema'
import { VerifyStep } from './verify-step.lazy'

/** The second step: the verification (S-JOIN-1, SYS-13). */
export function JoinVerify({ id, props, page }: ViewProps<Props>) {
  const { hpVerify, verifyUser } = joinDraftOf(page)
  const referrer = referrerOf(page.query)
  return (
    <JoinPage step="verify" props={props}>
      <VerifyStep
        id={id}
        verified={hpVerify ? (verifyUser?.memberName ?? '') : ''}
        next={joinPage('info', page.path, referrer)}
        landing={joinLanding(page.path, referrer)}
      />
    </JoinPage>
  )
}
