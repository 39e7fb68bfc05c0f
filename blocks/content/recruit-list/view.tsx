import type { ViewProps } from '@/renderer/define-block'
import { recruitPeriod } from '@/schemas/rules/content/recruit-period'
import { RECRUIT_WORDS } from '@/schemas/rules/content/recruitment'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Empty } from '@/blocks/base/_parts/empty'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { Pager } from '@/blocks/base/_parts/pager'
import { Picture } from '@/blocks/base/_parts/picture'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { shaped } from '@/blocks/base/_parts/shaped'
import { recruitPaths } from '../_parts/recruit/recruit-paths'
import { RecruitFacts } from '../_parts/recruit/recruit-facts'
import { StateBadge } from '../_parts/recruit/state-badge'
import { SIZE, type Data, type Shown } from './load'
import type { Props } from './schema'

/** Headings of what is to be known before one applies. */
export const RECRUIT_PARTS = ['하는 일과 혜택', '지원 자격'] as const

/** Recruitments of the community: those that one can apply for with all that is to be known, past ones as a list (SYS-30). */
export function RecruitList({ props, data, page }: ViewProps<Props, Data>) {
  const { look = 'all', level = 2 } = props
  const { recruitments, total } = data
  const number = pageNumber(page.query['page'])
  const isLatest = look === 'latest'
  const present = isLatest ? recruitments : recruitments.filter(({ state }) => state === 'open' || state === 'upcoming')
  const past = recruitments.filter((one) => !present.includes(one))
  if (recruitments.length === 0)
    return (
      <div className="frame">
        <Empty
          title={total > 0 ? '이 페이지에는 모집이 없습니다.' : '아직 모집을 시작하지 않았습니다.'}
          reason={total > 0 ? '모집이 모두 앞 페이지에 있습니다.' : '모집을 시작하면 이곳에서 알려 드립니다.'}
          link={total > 0 ? { label: '첫 페이지 보기', href: page.path } : undefined}
        />
      </div>
    )
  return (
    <div className="frame">
      {present.length === 0 && number === 1 && (
        <Empty title="지금은 모집하고 있지 않습니다." reason="다음 모집이 정해지면 이곳에서 먼저 알려 드립니다." />
      )}
      <div className="grid gap-16 md:gap-28">
        {present.map((one) => (
          <Recruiting key={one.recruitId} one={one} level={level} isLatest={isLatest} />
        ))}
      </div>
      {past.length > 0 && (
        <section className="mt-16 md:mt-28">
          {Heading({ level, className: 'type-h2 mb-6 md:mb-10', children: '지난 모집' })}
          <CardLayout
            layout="ruled"
            label="지난 모집"
            level={level + 1}
            items={past.map((one) => ({
              title: one.title,
              kind: RECRUIT_WORDS[one.state],
              description: one.summary,
              meta: [recruitPeriod(one), `${one.places.toLocaleString('ko-KR')}명`],
              image: one.image ? shaped(one.image, one.imageAlt, one.imageShape) : undefined,
            }))}
          />
        </section>
      )}
      {!isLatest && <Pager path={page.path} query={{}} page={number} pages={Math.ceil(total / SIZE)} label="모집" />}
    </div>
  )
}

function Recruiting({ one, level, isLatest }: { one: Shown; level: number; isLatest: boolean }) {
  const { recruitId, title, summary, state, contents, conditions } = one
  return (
    <article>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:gap-x-20">
        <Picture
          image={shaped(one.image, one.imageAlt, one.imageShape)}
          ratio="4/3"
          sizes="(width >= 1024px) 640px, 100vw"
          className="rounded-sm"
        />
        <div className="self-center">
          <StateBadge state={state} />
          {Heading({ level, className: 'type-h2 mt-3', children: title })}
          {summary && <p className="mt-3 text-lead text-pretty text-ink-soft">{summary}</p>}
          <RecruitFacts of={one} className="mt-6" />
          <div className="mt-6 flex flex-wrap gap-2 max-sm:*:grow">
            {state === 'open' && (
              <ActionLink href={recruitPaths.form(recruitId)} tone="primary" size="lg">
                지원하기
              </ActionLink>
            )}
            {isLatest ? (
              <ActionLink href={recruitPaths.list} size="lg">
                모집 내용 보기
              </ActionLink>
            ) : (
              state === 'open' && (
                <ActionLink href={recruitPaths.detail(recruitId)} size="lg">
                  내 지원서 보기
                </ActionLink>
              )
            )}
          </div>
          {state === 'upcoming' && <p className="mt-4 text-small text-ink-mute">모집을 시작하면 이 화면에서 지원하실 수 있습니다.</p>}
        </div>
      </div>
      {!isLatest && (
        <div className="mt-12 grid gap-x-12 gap-y-12 md:mt-16 md:grid-cols-2 lg:gap-x-20">
          {RECRUIT_PARTS.map((name) => {
            const html = name === '지원 자격' ? conditions : contents
            return (
              html && (
                <section key={name}>
                  {Heading({ level: level + 1, className: 'type-h3', children: name })}
                  <RichText html={html} className="mt-4" />
                </section>
              )
            )
          })}
        </div>
      )}
    </article>
  )
}

function Heading({ level, className, children }: { level: number; className: string; children: string }) {
  const Tag = `h${level}` as 'h2'
  return <Tag className={className}>{children}</Tag>
}
