import type { ViewProps } from '@/renderer/define-block'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { CertifyButton } from '@/blocks/auth/_parts/account/certify-button.lazy'
import { AFTER } from '@/blocks/auth/_parts/account/certify-use'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { mirrored } from '@/blocks/auth/_parts/recovery/mirrored'
import { askedRows, missingOf } from './asked-rows'
import type { Data } from './load'
import { ReagreeForm } from './reagree-form.lazy'
import type { Props } from './schema'

/** Only what a member lacks: consents first, then the verification, then the wanted page (Q-018, G-CERT). */
export function Reagree({ id, props, data, page }: ViewProps<Props, Data>) {
  const next = safeCallback(page.query['callback'], AFTER.reagree)
  const { user, terms } = data
  const missing = missingOf(user)
  const isConsent = missing.includes('service') || missing.includes('personal')
  const isUncertified = user?.certified === 'N'
  const verify = `${mirrored('/join/reagree-verify', page.path)}?callback=${encodeURIComponent(next)}`
  const isDone = !isConsent && !isUncertified
  return (
    <FormPage
      title={isConsent ? props.title : isUncertified ? '본인인증을 해 주세요' : '필요한 동의를 모두 마쳤습니다'}
      lead={isDone ? undefined : props.lead}
      photo={props.photo}
      {...(isUncertified ? { steps: { labels: ['약관 동의', '본인인증'], current: isConsent ? 0 : 1 } } : {})}
    >
      {isConsent ? (
        <ReagreeForm id={id} rows={askedRows(missing, terms)} next={isUncertified ? verify : next} />
      ) : isUncertified ? (
        <CertifyButton use="reagree" user={user} next={next} />
      ) : (
        <ActionLink href={next} tone="primary" size="lg" className="w-full">
          계속하기
        </ActionLink>
      )}
    </FormPage>
  )
}
