import type { ViewProps } from '@/renderer/define-block'
import type { readWinner } from '@/schemas/api/events/winners'
import { FINISHED_EVENTS } from '@/schemas/rules/events/event-path'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { TextHead } from '@/blocks/base/_parts/detail/text-head'
import { Neighbours } from '@/blocks/base/_parts/neighbours'
import { hrefWith, pageNumber } from '@/blocks/base/_parts/href-with'
import { recordOf } from '@/blocks/base/_parts/record-of'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { RichText } from '@/blocks/base/_parts/rich-text'
import type { Props } from './schema'

export function WinnerDetail({ props, page }: ViewProps<Props>) {
  const list = props.list ?? '/zin/event/winner'
  const winner = recordOf<typeof readWinner>(page, 'winner')
  if (!winner)
    return <NoRecord isTitle what="당첨자 발표 한 건을" where="당첨자 발표 상세" link={{ label: '당첨자 발표 목록', href: list }} />
  return (
    <article className="frame">
      <div className="max-w-narrow">
        <TextHead title={winner.SUBJECT_WINNER} date={winner.REG_DT} />
        <RichText html={winner.CONTENTS} className="py-8 md:py-12" />
        <footer>
          <Neighbours newer={neighbour(winner.NEXT)} older={neighbour(winner.PREV)} />
          <p className="flex flex-wrap gap-2 max-sm:*:grow">
            {/* The page of the list that this post was opened from. */}
            <ActionLink href={hrefWith(list, {}, { pageNo: pageNumber(page.query['pageNo']) })}>목록 보기</ActionLink>
            {winner.EVENT_SEQ !== null && <ActionLink href={`${FINISHED_EVENTS}/${winner.EVENT_SEQ}`}>이벤트 보기</ActionLink>}
          </p>
        </footer>
      </div>
    </article>
  )
}

const neighbour = (winner: { WINNER_SEQ: number; SUBJECT_WINNER: string } | null) =>
  winner ? { title: winner.SUBJECT_WINNER, href: `/zin/event/winner/detail/${winner.WINNER_SEQ}` } : undefined
