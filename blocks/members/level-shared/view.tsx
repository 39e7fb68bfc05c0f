import type { ViewProps } from '@/renderer/define-block'
import type { Level } from '@/schemas/api/members/level-tests'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { Picture } from '@/blocks/base/_parts/picture'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { levelImage } from '../_parts/level/level-image'
import type { Props } from './schema'

const TEST = '/mypage/level-test'

/** What a friend of somebody who took the test is shown: the level, and the way to a test of their own. */
export function LevelShared({ props, page }: ViewProps<Props>) {
  if (page.subject?.kind !== 'level')
    return <NoRecord isTitle what="레벨 하나를" where="친구의 레벨" link={{ label: '인테리어 레벨 테스트', href: TEST }} />
  const level = page.subject.record as unknown as Level
  return (
    <div className="frame">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:gap-x-20">
        <Picture image={levelImage(level)} ratio="4/5" sizes="(width >= 1024px) 640px, 100vw" />
        <div>
          <p className="text-small text-ink-mute">{props.kicker ?? '친구의 인테리어 레벨'}</p>
          <h1 className="type-h2 mt-1">{level.NAME}</h1>
          <p className="type-title mt-3 text-pretty">{level.SUMMARY}</p>
          <RichText html={level.CONTENTS} className="mt-6" />
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <ActionLink href={TEST} tone="primary" size="lg">
              나도 테스트하기
            </ActionLink>
            {level.LINK && (
              <ActionLink href={level.LINK} size="lg">
                {level.LINK_LABEL || '둘러보기'}
              </ActionLink>
            )}
          </div>
          <p className="mt-3 text-small text-ink-mute">로그인하면 결과가 마이페이지에 저장됩니다.</p>
        </div>
      </div>
    </div>
  )
}
