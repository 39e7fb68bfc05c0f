import type { ViewProps } from '@/renderer/define-block'
import { APPLICATION_LABELS } from '@/schemas/rules/content/recruit-application'
import { formatDateTime, formatDay } from '@/schemas/words/dates'
import { ActionLink, SafeLink } from '@/blocks/base/_parts/action-link'
import { Badge } from '@/blocks/base/_parts/badge'
import { Empty } from '@/blocks/base/_parts/empty'
import { recruitPaths } from '../_parts/recruit/recruit-paths'
import { RecruitFacts } from '../_parts/recruit/recruit-facts'
import { StateBadge } from '../_parts/recruit/state-badge'
import type { Data } from './load'
import type { Props } from './schema'
import { WithdrawButton } from './withdraw-button.lazy'

/** A member's own application with its answers and, once it is told, its result (SYS-30). */
export function RecruitApplication({ data }: ViewProps<Props, Data>) {
  const { application } = data
  if (!application)
    return (
      <div className="frame">
        <h1 className="type-h2 mb-6">내 지원서</h1>
        <Empty
          title="지원서가 없습니다."
          reason="결모임 모집에 지원하시면 이곳에서 내용과 결과를 보실 수 있습니다."
          link={{ label: '모집 보기', href: recruitPaths.list }}
        />
      </div>
    )
  const { recruitId, recruitment, answers, decision, state, changeableYn, REG_DT, UPD_DT } = application
  const { snsUrls, housingTypeName, motive } = answers
  return (
    <div className="frame">
      <div className="max-w-narrow">
        {decision === 'waiting' ? (
          <StateBadge state={state} />
        ) : (
          <Badge tone={decision === 'chosen' ? 'calm' : 'quiet'}>{RESULTS[decision].badge}</Badge>
        )}
        <h1 className="type-h2 mt-3">내 지원서</h1>
        <p className="mt-3 text-lead text-pretty wrap-anywhere">{recruitment.title}</p>
        <p className="mt-2 text-pretty text-ink-soft">
          {decision === 'waiting' ? waitingWords(state, recruitment.announcedFrom) : RESULTS[decision].words}
        </p>
        <RecruitFacts of={recruitment} className="mt-8" />
        <dl className="mt-10 grid gap-7">
          <div>
            <dt className="text-small text-ink-mute">{APPLICATION_LABELS.snsUrls}</dt>
            {snsUrls.map((url) => (
              <dd key={url} className="mt-1 wrap-anywhere">
                <SafeLink href={url} newWindow className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere">
                  {url}
                </SafeLink>
              </dd>
            ))}
          </div>
          {housingTypeName && (
            <div>
              <dt className="text-small text-ink-mute">{APPLICATION_LABELS.housingType}</dt>
              <dd className="mt-1">{housingTypeName}</dd>
            </div>
          )}
          <div>
            <dt className="text-small text-ink-mute">{APPLICATION_LABELS.motive}</dt>
            <dd className="mt-1 text-pretty whitespace-pre-line wrap-anywhere">{motive}</dd>
          </div>
        </dl>
        <p className="meta mt-8 text-small text-ink-mute">
          <span>{formatDateTime(REG_DT)} 지원</span>
          {UPD_DT !== REG_DT && decision === 'waiting' && changeableYn === 'Y' && <span>{formatDateTime(UPD_DT)} 고침</span>}
        </p>
        <div className="mt-8 flex flex-wrap gap-2 max-sm:*:grow">
          {changeableYn === 'Y' && (
            <ActionLink href={recruitPaths.form(recruitId)} tone="primary">
              지원서 고치기
            </ActionLink>
          )}
          <ActionLink href={recruitPaths.list}>모집 보기</ActionLink>
        </div>
        {changeableYn === 'Y' && <WithdrawButton recruitId={recruitId} />}
      </div>
    </div>
  )
}

const RESULTS = {
  chosen: { badge: '선정', words: '결모임에 선정되셨습니다. 함께하게 되어 반갑습니다. 활동 안내는 담당자가 따로 연락드립니다.' },
  passed: {
    badge: '미선정',
    words: '이번에는 함께하지 못하게 되었습니다. 정성껏 써 주신 지원서에 감사드리며, 다음 모집에서 다시 만나 뵙기를 바랍니다.',
  },
} as const

const waitingWords = (state: NonNullable<Data['application']>['state'], announcedFrom: string): string => {
  if (state === 'open') return '모집이 끝날 때까지 고치거나 취소하실 수 있습니다.'
  return state === 'announced' ? '결과를 정리하고 있습니다. 곧 알려 드립니다.' : `${formatDay(announcedFrom)}에 결과를 알려 드립니다.`
}
