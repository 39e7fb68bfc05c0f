import type { ViewProps } from '@/renderer/define-block'
import { joinPage, referrerOf } from '@/schemas/rules/members/join-steps'
import { joinDraftOf } from '../_parts/join/join-draft-of'
import { JoinPage } from '../_parts/join/join-page'
import { InfoForm } from './info-form.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** The third step: id, password and the rest. The verified person is displayed (V-BIZ-5: a business has fields of its own). */
export function JoinInfo({ id, props, data, page }: ViewProps<Props, Data>) {
  const { kind, verifyUser, employeeEmail, social } = joinDraftOf(page)
  return (
    <JoinPage step="info" props={props} promises>
      <InfoForm
        id={id}
        kind={kind}
        person={verifyUser ?? { memberName: '', mobileNo: '' }}
        email={social?.email ?? ''}
        employeeEmail={employeeEmail}
        housingTypes={data.housingTypes}
        next={joinPage('complete', page.path, referrerOf(page.query))}
      />
    </JoinPage>
  )
}
