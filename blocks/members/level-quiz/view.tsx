import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import type { Data } from './load'
import { LevelQuizForm } from './level-quiz-form.lazy'
import type { Props } from './schema'

/** The questions of the level test, one at a time. */
export function LevelQuiz({ id, props, data }: ViewProps<Props, Data>) {
  return (
    <div className="frame">
      <div className="mx-auto w-full max-w-(--container-form)">
        <h1 className="type-h3">{props.title}</h1>
        {data.questions.length > 0 ? (
          <LevelQuizForm id={id} questions={data.questions} />
        ) : (
          <div className="mt-6">
            <Empty title="문제를 준비하고 있습니다." link={{ label: '마이페이지로 가기', href: '/mypage/home' }} />
          </div>
        )}
      </div>
    </div>
  )
}
