'use client'
import { caseHref } from '@/schemas/rules/content/case-place'
import { useStored, useTour } from './tour-context'

/** What visitors see of the tour now. */
export function TourNotice() {
  const { facts, saver } = useTour()
  const { seq, state, publishedNumber, hiddenReason } = useStored(facts, (all) => all)
  const draftNumber = useStored(saver.store, (all) => all.draftNumber)
  if (seq === undefined || state === 'draft') return null
  return (
    <div className="mt-6 rounded-sm bg-surface px-5 py-4 text-small">
      {state === 'hidden' && (
        <p>
          운영자가 숨긴 글입니다. <b className="font-semibold">이유: {hiddenReason}</b>
        </p>
      )}
      {state === 'unpublished' && <p>게시를 취소한 글입니다. 다시 게시하면 보입니다.</p>}
      {state === 'published' && (
        <p>
          {draftNumber > publishedNumber ? '게시된 글입니다. 고친 내용은 다시 게시하면 보입니다.' : '게시된 글입니다.'}{' '}
          <a href={caseHref({ TYPE: 'myhome', SEQ: seq })} className="font-semibold underline underline-offset-4">
            글 보기
          </a>
        </p>
      )}
    </div>
  )
}
