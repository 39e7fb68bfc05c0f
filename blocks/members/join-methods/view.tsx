import type { ViewProps } from '@/renderer/define-block'
import { AGENCY_START } from '@/schemas/rules/members/agency'
import { joinPage, referrerOf } from '@/schemas/rules/members/join-steps'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { SocialButtons } from '@/blocks/auth/_parts/social/social-buttons.lazy'
import type { Data } from './load'
import { FreshStart } from './fresh-start.lazy'
import type { Props } from './schema'

/** The start of a sign-up: with an id, by a social account, or as a business (SYS-11, SYS-18). */
export function JoinMethods({ id, props, data, page }: ViewProps<Props, Data>) {
  const { title, lead, photo } = props
  const referrer = referrerOf(page.query)
  const first = joinPage('agreement', page.path, referrer)
  const business = `${first}${first.includes('?') ? '&' : '?'}kind=business`
  return (
    <FormPage title={title} lead={lead || undefined} photo={photo?.src ? photo : undefined}>
      <div id={id}>
        <FreshStart className="grid gap-3">
          <ActionLink href={first} tone="primary" size="lg" className="w-full">
            아이디로 가입하기
          </ActionLink>
          <ActionLink href={business} size="lg" className="w-full">
            사업자 회원으로 가입하기
          </ActionLink>
        </FreshStart>
        {data.offered.length > 0 && (
          <div className="mt-8">
            <SocialButtons offered={data.offered} verb="join" />
          </div>
        )}
        <p className="mt-8 flex flex-wrap items-center gap-x-4 border-t border-line pt-4 text-small text-ink-mute">
          이미 회원이신가요?
          <ActionLink href={page.path.startsWith('/direct/') ? '/direct/login' : '/login'} tone="text">
            로그인
          </ActionLink>
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-small text-ink-mute">
          라움결 자재를 시공하거나 공급하시나요?
          <ActionLink href={AGENCY_START} tone="text">
            대리점·협력사 가입
          </ActionLink>
        </p>
      </div>
    </FormPage>
  )
}
