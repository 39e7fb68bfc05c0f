import type { ViewProps } from '@/renderer/define-block'
import type { readAlliance } from '@/schemas/api/events/alliances'
import { formatDay } from '@/schemas/words/dates'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Badge } from '@/blocks/base/_parts/badge'
import { HeadWords } from '@/blocks/base/_parts/detail/head-words'
import { PhotoHead } from '@/blocks/base/_parts/detail/photo-head'
import { Facts } from '../_parts/facts'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { ShopList } from '@/blocks/base/_parts/shop-list'
import { shaped } from '@/blocks/base/_parts/shaped'
import { eventStanding, periodWords } from '../_parts/event-standing'
import type { Data } from './load'
import type { Props } from './schema'

export function AllianceDetail({ id, props, data, page }: ViewProps<Props, Data>) {
  const list = props.list ?? '/zin/event/benefit'
  const alliance = recordOf<typeof readAlliance>(page, 'alliance')
  if (!alliance) return <NoRecord isTitle what="제휴 혜택 한 건을" where="제휴 혜택 상세" link={{ label: '제휴 혜택 목록', href: list }} />
  const standing = eventStanding(alliance, page.now)
  const over = standing.state === 'finished'
  return (
    <article className="frame">
      <PhotoHead
        ratio="8/5"
        place="beside"
        className="md:grid-cols-[5fr_7fr] md:items-start md:gap-x-14"
        photo={{
          image: shaped(alliance.IMG_BANNER_PC, alliance.IMG_BANNER_ALT, alliance.IMG_BANNER_PC_SHAPE),
          mobile: shaped(alliance.IMG_BANNER_MO, alliance.IMG_BANNER_ALT, alliance.IMG_BANNER_MO_SHAPE),
          sizes: '(width >= 1280px) 720px, (width >= 1024px) 56vw, 100vw',
          className: `rounded-sm ${over ? 'faded' : ''}`,
        }}
      >
        <div className="max-md:mt-7">
          <p className="flex items-center gap-3 text-small font-medium text-brand">
            {alliance.PARTNER}
            {standing.state !== 'open' && <Badge tone={standing.tone}>{standing.word}</Badge>}
          </p>
          <HeadWords
            title={alliance.TITLE}
            titleClass="mt-2 md:mt-3"
            summary={alliance.SUMMARY}
            summaryClass="mt-2 text-ink-soft md:mt-4"
          />
          <div className="mt-7 md:mt-9">
            <Facts
              rows={[
                ['기간', periodWords(alliance)],
                ['매장', data.shops.length > 0 ? `${data.shops.length}곳` : undefined],
              ]}
            />
          </div>
          {standing.state !== 'open' && (
            <p className="mt-7 rounded-sm bg-surface px-5 py-5 text-ink-soft">
              {over ? '종료된 혜택입니다. 이용해 주셔서 감사합니다.' : `${formatDay(alliance.OPEN_STR_DATE)}부터 받으실 수 있습니다.`}
            </p>
          )}
        </div>
      </PhotoHead>
      <RichText html={alliance.CONTENTS} className="mt-12 max-w-narrow md:mt-20" />
      <Shops id={id} shops={data.shops} />
      <footer className={data.shops.length > 0 ? 'mt-8' : 'mt-12 border-t border-line pt-8 md:mt-16'}>
        <ActionLink href={list}>제휴 혜택 목록</ActionLink>
      </footer>
    </article>
  )
}

/** The shops of the benefit; an online benefit has none. */
function Shops({ id, shops }: { id: string; shops: Data['shops'] }) {
  if (shops.length === 0) return null
  return (
    <section aria-labelledby={`${id}-shops`} className="mt-16 md:mt-24">
      <h2 id={`${id}-shops`} className="type-h3">
        혜택을 받는 매장 <span className="numeric font-normal text-ink-mute">{shops.length}</span>
      </h2>
      <ShopList shops={shops} className="mt-5 md:mt-7" />
    </section>
  )
}
