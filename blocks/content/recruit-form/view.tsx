import type { ViewProps } from '@/renderer/define-block'
import { withParticle } from '@/lib/particle'
import { recruitPeriod } from '@/schemas/rules/content/recruit-period'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { recruitPaths } from '../_parts/recruit/recruit-paths'
import { RecruitFacts } from '../_parts/recruit/recruit-facts'
import { ApplicationForm } from './application-form.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** The application for a recruitment; its change where the member has applied already, and a clear answer where nobody can (SYS-30). */
export function RecruitForm({ id, props, data }: ViewProps<Props, Data>) {
  const { recruitment, own, housing } = data
  const isOpen = recruitment?.state === 'open'
  if (!recruitment || !isOpen) {
    const { title, lead } = closedWords(data)
    return (
      <FormPage title={title} lead={lead} photo={props.photo}>
        {recruitment && <RecruitFacts of={recruitment} />}
        <div className="mt-6 grid gap-3">
          {own && (
            <ActionLink href={recruitPaths.detail(own.recruitId)} tone="primary" size="lg">
              내 지원서 보기
            </ActionLink>
          )}
          <ActionLink href={recruitPaths.list} tone={own ? 'line' : 'primary'} size="lg">
            모집 보기
          </ActionLink>
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage
      title={own ? '지원서 고치기' : props.title}
      lead={own ? '모집이 끝날 때까지 고치실 수 있습니다.' : props.lead}
      photo={props.photo}
    >
      <RecruitFacts of={recruitment} title={recruitment.title} className="mb-10" />
      <ApplicationForm
        id={id}
        recruitId={recruitment.recruitId}
        title={recruitment.title}
        housing={housing}
        {...(own ? { own: own.answers } : {})}
      />
    </FormPage>
  )
}

function closedWords({ recruitment }: Data): { title: string; lead: string } {
  if (!recruitment) return { title: '지원할 수 있는 모집이 없습니다', lead: '다음 모집이 정해지면 모집 화면에서 알려 드립니다.' }
  if (recruitment.state === 'upcoming')
    return {
      title: '아직 모집을 시작하지 않았습니다',
      lead: `${withParticle(recruitment.title, '은/는')} ${recruitPeriod(recruitment)}에 지원하실 수 있습니다.`,
    }
  return { title: '모집이 마감되었습니다', lead: `${recruitment.title}에 보내 주신 관심에 감사드립니다. 다음 모집에서 만나 뵙겠습니다.` }
}
