import type { ViewProps } from '@/renderer/define-block'
import { levelPath } from '@/schemas/rules/members/level-path'
import { formatDay } from '@/schemas/words/dates'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Empty } from '@/blocks/base/_parts/empty'
import { Picture } from '@/blocks/base/_parts/picture'
import { levelImage } from '../_parts/level/level-image'
import type { Data } from './load'
import type { Props } from './schema'

/** Minutes that a question takes. */
const MINUTES_EACH = 0.3

/** The first page of the level test: how long it takes, the levels, and the member's last result. */
export function LevelIntro({ id, props, data }: ViewProps<Props, Data>) {
  const { questions, levels, last } = data
  const minutes = Math.max(1, Math.round(questions * MINUTES_EACH))
  return (
    <div className="frame">
      <div className="max-w-narrow">
        <h1 className="type-h2">{props.title}</h1>
        {props.lead && <p className="mt-3 text-pretty text-ink-soft">{props.lead}</p>}
        {questions === 0 ? (
          <div className="mt-8">
            <Empty title="문제를 준비하고 있습니다." reason="곧 새로운 문제로 찾아뵙겠습니다." />
          </div>
        ) : (
          <>
            <p className="meta mt-6 text-small text-ink-mute">
              <span>문제 {questions}개</span>
              <span>약 {minutes}분</span>
            </p>
            {last && (
              <p className="meta mt-4 text-small text-ink-mute">
                <span>
                  지난 결과 <strong className="font-semibold text-ink">{last.NAME}</strong>
                </span>
                <span>{formatDay(last.REG_DT)}</span>
              </p>
            )}
            <div className="mt-6 flex flex-wrap gap-3">
              <ActionLink href="/mypage/level-test/detail" tone="primary" size="lg">
                {last ? '다시 해 보기' : '시작하기'}
              </ActionLink>
              {last && (
                <ActionLink href="/mypage/level-test/result" size="lg">
                  지난 결과 보기
                </ActionLink>
              )}
            </div>
          </>
        )}
      </div>
      {levels.length > 0 && (
        <section aria-labelledby={`${id}-levels`} className="mt-12 md:mt-16">
          <h2 id={`${id}-levels`} className="type-h3">
            레벨 살펴보기
          </h2>
          <ul className="mt-5 grid grid-cols-2 gap-x-(--grid-gap) gap-y-8 md:grid-cols-4">
            {levels.map((level) => (
              <li key={level.level}>
                <Picture image={levelImage(level)} ratio="4/5" sizes="(width >= 1024px) 320px, 50vw" />
                <p className="mt-3 font-semibold">
                  <a href={levelPath(level.level)} className="underline-offset-4 hover:underline">
                    {level.NAME}
                  </a>
                  {last?.level === level.level && <span className="ml-2 text-small font-normal text-ink-mute">나의 레벨</span>}
                </p>
                <p className="mt-1 text-small text-pretty text-ink-mute">{level.SUMMARY}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
