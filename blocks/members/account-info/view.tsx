import { Icon } from '@/lib/ui/icon'
import type { ViewProps } from '@/renderer/define-block'
import { SOCIAL_WORDS } from '@/schemas/rules/auth/social'
import { formatBirthDate, formatMobile } from '@/schemas/words/person'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { InfoForm } from './info-form.lazy'
import type { Account, Data } from './load'
import type { Props } from './schema'

/** Shows and changes a member's account (SYS-16). */
export function AccountInfo({ id, props, data }: ViewProps<Props, Data>) {
  const { account, homeTypes } = data
  return (
    <FormPage title={props.title} lead={props.lead} photo={props.photo}>
      <Verified account={account} />
      <InfoForm id={id} account={account} homeTypes={homeTypes} />
      <section aria-labelledby={`${id}-more`} className="mt-14">
        <h2 id={`${id}-more`} className="type-title">
          계정 관리
        </h2>
        <Links account={account} />
      </section>
    </FormPage>
  )
}

/** Only another verification changes these. */
function Verified({ account }: { account: Account }) {
  const rows = [
    ['이름', account.memberName],
    ['아이디', account.memberId],
    ['생년월일', formatBirthDate(account.birthDate)],
    ['휴대전화 번호', formatMobile(account.mobileNo)],
  ] as const
  return (
    <div className="mb-8 rounded-sm bg-surface px-5 py-4 md:px-6">
      <dl className="grid grid-cols-[5.5rem_1fr] gap-y-2 text-small">
        {rows.map(
          ([name, words]) =>
            words && (
              <div key={name} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-ink-mute">{name}</dt>
                <dd className="numeric font-medium break-all">{words}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-3 flex items-center gap-1.5 text-small text-ink-mute">
        <Icon name="lock" size={16} />
        본인인증으로 확인한 정보입니다.
      </p>
      <a href="/mypage/account/verify" className="inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4">
        휴대전화 번호 변경
      </a>
    </div>
  )
}

function Links({ account }: { account: Account }) {
  const social = account.snsTypes.map((type) => SOCIAL_WORDS[type]).join(', ')
  const rows = [
    account.passwordYn === 'Y'
      ? ['비밀번호 변경', '/mypage/account/change-password', '']
      : ['비밀번호 설정', '/mypage/account/set-password', ''],
    ['소셜 계정 연결', '/mypage/account/link-sns', social],
    ['로그인한 기기와 내 정보', '/mypage/account/data', ''],
    ['회원 탈퇴', '/mypage/account/withdrawal', ''],
  ] as const
  return (
    <ul className="mt-3 border-t border-line">
      {rows.map(([label, href, note]) => (
        <li key={href} className="border-b border-line">
          <a href={href} className="flex min-h-14 items-center justify-between gap-4 underline-offset-4 hover:underline">
            {label}
            <span className="flex items-center gap-2 text-small text-ink-mute">
              {note}
              <Icon name="chevron" size={18} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
