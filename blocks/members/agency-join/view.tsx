import type { ReactNode } from 'react'
import type { ViewProps } from '@/renderer/define-block'
import {
  AGENCY_START,
  AGENCY_VERIFIED,
  AGENCY_VERIFY,
  INTERIOR_PATHS,
  INTERIOR_STEPS,
  interiorStep,
  mayEnter,
  SCM_DONE,
  SCM_JOIN,
  STEP_LABELS,
  type AgencyKind,
} from '@/schemas/rules/members/agency'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { DONE_MARK } from '@/blocks/base/_parts/form/done-mark'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { BusinessCheck } from './business-check.lazy'
import { IdentityStep } from './identity-step.lazy'
import { InformationForm } from './information-form.lazy'
import { TermsForm } from './terms-form.lazy'
import type { Data } from './load'
import type { Props } from './schema'

type Shown = ViewProps<Props, Data>

/** One page of an agency's sign-up. A page opened too early links to the next one. */
export function AgencyJoin(input: Shown) {
  const { props, data } = input
  const steps = stepsOf(props)
  const isComplete = props.step === 'complete' && data.progress.joinedId !== null
  return (
    <FormPage
      title={props.title}
      lead={props.lead}
      photo={props.photo}
      {...(steps ? { steps } : {})}
      {...(isComplete ? { mark: DONE_MARK } : {})}
    >
      {content(input)}
    </FormPage>
  )
}

/** Numbered like the pages: step1 to step4 (foundation 2.4). The business is checked before the first of them. */
function stepsOf({ kind, step }: Props): { labels: string[]; current: number } | undefined {
  const [, ...numbered] = INTERIOR_STEPS
  const current = numbered.findIndex((one) => one === step)
  return kind === 'interior' && current >= 0 ? { labels: numbered.map((one) => STEP_LABELS[one]), current } : undefined
}

function content({ id, props: { kind, step }, data: { progress, terms }, page }: Shown): ReactNode {
  const { business, memberName, hasAgreed, joinedId } = progress
  const wayOfQuery: AgencyKind = page.query['kind'] === 'scm' ? 'scm' : 'interior'
  const isTurn = kind === 'scm' || step === 'verify' || step === 'verified' || mayEnter(step, progress)
  if (!isTurn) return <Detour text="앞 단계를 먼저 마쳐 주세요." href={INTERIOR_PATHS[interiorStep(progress)]} label="이어서 가입하기" />
  switch (step) {
    case 'business':
      return <BusinessCheck id={id} known={joinedId === null ? business : null} next={INTERIOR_PATHS.terms} />
    case 'terms':
      return <TermsForm id={id} terms={terms} hasAgreed={hasAgreed} next={INTERIOR_PATHS.identity} />
    case 'identity':
      return <IdentityStep memberName={memberName} next={INTERIOR_PATHS.information} />
    case 'verify':
      return <IdentityStep memberName={memberName} next={`${AGENCY_VERIFIED}?kind=${wayOfQuery}`} />
    case 'verified':
      return memberName === null ? (
        <Detour
          text="본인인증 정보가 없습니다. 본인인증을 다시 진행해 주세요."
          href={`${AGENCY_VERIFY}?kind=${wayOfQuery}`}
          label="본인인증하기"
        />
      ) : (
        <Detour
          text={`${memberName}님의 본인인증이 완료되었습니다.`}
          href={wayOfQuery === 'scm' ? SCM_JOIN : INTERIOR_PATHS[interiorStep(progress)]}
          label="다음"
        />
      )
    case 'information':
      return memberName === null ? (
        <Detour text="담당자의 본인인증을 먼저 마쳐 주세요." href={`${AGENCY_VERIFY}?kind=scm`} label="본인인증하기" />
      ) : (
        <InformationForm
          id={id}
          kind={kind}
          memberName={memberName}
          business={kind === 'interior' ? business : null}
          hasAgreed={kind === 'interior' && hasAgreed}
          terms={terms}
          next={kind === 'scm' ? SCM_DONE : INTERIOR_PATHS.complete}
        />
      )
    default:
      return joinedId === null ? (
        <Detour text="아직 가입을 마치지 않았습니다." href={AGENCY_START} label="가입하러 가기" />
      ) : (
        <>
          <dl className="rounded-sm bg-surface px-5 py-4">
            <dt className="text-small text-ink-mute">아이디</dt>
            <dd className="mt-0.5 font-semibold">{joinedId}</dd>
          </dl>
          <div className="mt-8 flex flex-wrap gap-2 *:grow">
            <ActionLink href="/login" tone="primary" size="lg">
              로그인
            </ActionLink>
            <ActionLink href="/" tone="line" size="lg">
              홈으로
            </ActionLink>
          </div>
        </>
      )
  }
}

function Detour({ text, href, label }: { text: string; href: string; label: string }) {
  return (
    <>
      <p className="text-pretty">{text}</p>
      <ActionLink href={href} tone="primary" size="lg" className="mt-8 w-full">
        {label}
      </ActionLink>
    </>
  )
}
