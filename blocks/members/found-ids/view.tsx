import type { ViewProps } from '@/renderer/define-block'
import type { FoundMember } from '@/schemas/api/members/recovery'
import { SOCIAL_WORDS } from '@/schemas/rules/auth/social'
import { formatDate } from '@/schemas/words/dates'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { mirrored } from '@/blocks/auth/_parts/recovery/mirrored'
import { RecoveryMissing } from '@/blocks/auth/_parts/recovery/recovery-missing'
import type { Props } from './schema'

/** The ids of the person just verified in this browser, masked but recognisable. */
export function FoundIds({ props, data, page }: ViewProps<Props, FoundMember[]>) {
  const isFound = data.length > 0
  return (
    <FormPage
      title={props.title}
      lead={isFound ? props.lead : undefined}
      photo={props.photo}
      steps={{ labels: ['본인인증', '아이디 확인'], current: 1 }}
    >
      {isFound ? (
        <>
          <ul className="grid gap-4">
            {data.map((member) => (
              <Found key={`${member.id}${member.registDate}`} {...member} />
            ))}
          </ul>
          <div className="mt-10 grid gap-3">
            <ActionLink href={mirrored('/login', page.path)} tone="primary" size="lg">
              로그인
            </ActionLink>
            <ActionLink href={mirrored('/set-password', page.path)} size="lg">
              비밀번호 재설정
            </ActionLink>
          </div>
        </>
      ) : (
        <RecoveryMissing href={mirrored('/set-id', page.path)} label="아이디 찾기" />
      )}
    </FormPage>
  )
}

function Found({ id, memberName, email, snsTypes, registDate }: FoundMember) {
  const social = snsTypes.map((type) => SOCIAL_WORDS[type]).join(', ')
  const facts = [
    ['이름', memberName],
    ['이메일', email],
    ['소셜 로그인', social],
    ['가입일', formatDate(registDate)],
  ] as const
  return (
    <li className="rounded-sm bg-surface px-5 py-5 md:px-6">
      <p className="type-title break-all">{id || `${social}로 가입한 계정`}</p>
      <dl className="mt-3 grid grid-cols-[5.5rem_1fr] gap-y-1.5 text-small">
        {facts.map(
          ([name, words]) =>
            words && (
              <div key={name} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-ink-mute">{name}</dt>
                <dd className="numeric break-all">{words}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  )
}
