import { pathOf } from '@/schemas/api/base/contract'
import type { ViewProps } from '@/renderer/define-block'
import { drawLevelCard } from '@/schemas/api/members/level-tests'
import { levelPath } from '@/schemas/rules/members/level-path'
import { formatDay } from '@/schemas/words/dates'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Empty } from '@/blocks/base/_parts/empty'
import { Picture } from '@/blocks/base/_parts/picture'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { ShareButton } from '@/blocks/base/_parts/share/share-button.lazy'
import { levelImage } from '../_parts/level/level-image'
import type { Data } from './load'
import type { Props } from './schema'

const TEST = '/mypage/level-test'

/** The member's level with its picture to share, the other levels, and the answers that led there. */
export function LevelResult({ id, props, data }: ViewProps<Props, Data>) {
  const { levels, result } = data
  if (!result)
    return (
      <div className="frame">
        <h1 className="sr-only">인테리어 레벨 테스트 결과</h1>
        <Empty
          title="아직 테스트를 하지 않으셨습니다."
          reason="열 가지쯤 되는 질문에 답하면 나의 레벨을 알 수 있습니다."
          link={{ label: '테스트 하러 가기', href: TEST }}
        />
      </div>
    )
  const card = `${pathOf(drawLevelCard)}?level=${encodeURIComponent(result.level)}`
  return (
    <div className="frame">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:gap-x-20">
        <Picture image={levelImage(result)} ratio="4/5" sizes="(width >= 1024px) 640px, 100vw" />
        <div>
          <p className="text-small text-ink-mute">{props.kicker ?? '나의 인테리어 레벨'}</p>
          <h1 className="type-h2 mt-1">{result.NAME}</h1>
          <p className="type-title mt-3 text-pretty">{result.SUMMARY}</p>
          <RichText html={result.CONTENTS} className="mt-6" />
          <div className="mt-8 flex flex-wrap items-center gap-3">
            {result.LINK && (
              <ActionLink href={result.LINK} tone="primary">
                {result.LINK_LABEL || '둘러보기'}
              </ActionLink>
            )}
            <a href={card} download={`level-${result.level}.jpg`} className="action action-line action-md">
              그림 저장
            </a>
            <ShareButton said={result.NAME} page={levelPath(result.level)} picture={card} />
          </div>
          <p className="meta mt-6 text-small text-ink-mute">
            <span>{formatDay(result.REG_DT)}</span>
            <a href={levelPath(result.level)} className="underline underline-offset-4">
              친구에게 보이는 화면
            </a>
            <a href={`${TEST}/detail`} className="underline underline-offset-4">
              다시 해 보기
            </a>
          </p>
        </div>
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-12 md:mt-16 md:grid-cols-2 lg:gap-x-20">
        <section aria-labelledby={`${id}-levels`}>
          <h2 id={`${id}-levels`} className="type-h3">
            모든 레벨
          </h2>
          <ol className="mt-5 border-t border-ink">
            {levels.map(({ level, NAME, SUMMARY }) => (
              <li
                key={level}
                aria-current={level === result.level || undefined}
                className={`border-b border-line py-5 ${level === result.level ? '' : 'text-ink-mute'}`}
              >
                <p className="font-semibold">
                  {NAME}
                  {level === result.level && <span className="ml-2 text-small font-normal">나의 레벨</span>}
                </p>
                <p className="mt-1 text-small text-pretty">{SUMMARY}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby={`${id}-answers`}>
          <h2 id={`${id}-answers`} className="type-h3">
            내가 고른 답
          </h2>
          <dl className="mt-5 border-t border-ink">
            {result.answers.map(({ question, answer }, i) => (
              <div key={i} className="border-b border-line py-5">
                <dt className="text-small text-pretty text-ink-mute">{question}</dt>
                <dd className="mt-1 font-semibold text-pretty">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}
