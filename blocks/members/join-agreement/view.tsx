import type { ViewProps } from '@/renderer/define-block'
import { joinPage, referrerOf } from '@/schemas/rules/members/join-steps'
import { joinDraftOf } from '../_parts/join/join-draft-of'
import { JoinPage } from '../_parts/join/join-page'
import { AgreementForm } from './agreement-form.lazy'
import { kindOf } from './kind-of'
import type { Data } from './load'
import type { Props } from './schema'

/** The first step: the consents (V-AGREE-1). */
export function JoinAgreement({ id, props, data, page }: ViewProps<Props, Data>) {
  const draft = joinDraftOf(page)
  const kind = kindOf(page, draft)
  const referrer = referrerOf(page.query)
  return (
    <JoinPage step="agreement" props={props}>
      <AgreementForm
        id={id}
        kind={kind === 'business' ? 'business' : 'personal'}
        terms={data.terms}
        initial={draft.kind === kind && !draft.joinedUser ? draft.agreements : undefined}
        isVerifying={props.verify && !draft.hpVerify}
        next={joinPage(props.verify ? 'info' : 'verify', page.path, referrer)}
      />
    </JoinPage>
  )
}
