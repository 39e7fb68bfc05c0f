'use client'
import { FormField } from '@/builder/list/form-field'
import { FIELD } from '@/builder/ui/field'

const NAMES = {
  oidc: ['OIDC 리디렉션 주소', 'OIDC 앱의 로그인 리디렉션 URI(Redirect URI)'],
  saml: ['SAML ACS 주소', 'SAML 앱의 Single sign-on URL, Recipient, Destination'],
  entity: ['SAML 엔터티 ID', 'SAML 앱의 Audience URI(SP Entity ID). 이 주소를 열면 메타데이터가 나옵니다.'],
  scim: ['SCIM 주소', '프로비저닝의 Base URL(Tenant URL)'],
} as const

/** What is entered at the provider; it is copied from here, before anything of the provider is known. */
export function OwnAddresses({ addresses }: { addresses: Record<keyof typeof NAMES, string> }) {
  return (
    <section aria-labelledby="own-addresses" className="mt-8">
      <h2 id="own-addresses" className="text-studio-title">
        회사 계정 서버에 입력할 주소
      </h2>
      <div className="mt-3 flex flex-col gap-4">
        {(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => (
          <FormField key={name} label={NAMES[name][0]} help={NAMES[name][1]}>
            {(aria) => (
              <input {...aria} readOnly value={addresses[name]} onFocus={({ currentTarget }) => currentTarget.select()} className={FIELD} />
            )}
          </FormField>
        ))}
      </div>
    </section>
  )
}
