import type { ViewProps } from '@/renderer/define-block'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { TextHead } from '@/blocks/base/_parts/detail/text-head'
import { Neighbours } from '@/blocks/base/_parts/neighbours'
import { subjectOf, type RecordReader } from '@/blocks/base/_parts/record-of'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { RichText } from '@/blocks/base/_parts/rich-text'
import type { Props } from './schema'

export function NoticeDetail({ props, page }: ViewProps<Props>) {
  const list = props.list ?? '/cs/notice'
  const notice = subjectOf(page, 'notice')
  if (!notice) return <NoRecord isTitle what="공지사항 한 건을" where="공지사항 상세" link={{ label: '공지사항 목록', href: list }} />
  return (
    <article className="frame">
      <div className="max-w-narrow">
        <TextHead title={notice.text('TITLE')} date={notice.text('REG_DT')} badge={notice.text('topYn') === 'Y' ? '중요' : undefined} />
        <RichText html={notice.text('CONTENTS')} className="py-8 md:py-12" />
        <footer>
          <Neighbours newer={neighbour(notice.inner('NEXT'))} older={neighbour(notice.inner('PREV'))} />
          <ActionLink href={list}>목록 보기</ActionLink>
        </footer>
      </div>
    </article>
  )
}

const neighbour = (notice: RecordReader | undefined) =>
  notice && { title: notice.text('TITLE'), href: `/cs/notice/detail/${notice.text('NOTICE_SEQ')}` }
