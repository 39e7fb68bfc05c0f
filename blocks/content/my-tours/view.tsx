import type { ViewProps } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import type { listMyTours } from '@/schemas/api/content/home-tours'
import { caseHref } from '@/schemas/rules/content/case-place'
import { DRAFTS_MOST } from '@/schemas/rules/content/home-tour/tour-document'
import { formatDateTime } from '@/schemas/words/dates'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Badge } from '@/blocks/base/_parts/badge'
import { Empty } from '@/blocks/base/_parts/empty'
import { Picture } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Data } from './load'
import { RemoveTour } from './remove-tour.lazy'
import type { Props } from './schema'

type Tour = Listed<typeof listMyTours>
const EDIT = '/styling/myhome/edit'
const STATES = { draft: '작성 중', published: '게시', unpublished: '비공개', hidden: '숨김' } as const

/** The tours of the member: those that are being written, each at its own address in the editor, and those that were published. */
export function MyTours({ id, props, data }: ViewProps<Props, Data>) {
  const { tours } = data
  if (!tours)
    return (
      <div className="frame">
        <h1 className="type-h2 mb-6">{props.title}</h1>
        <Empty title="회원이 쓴 집들이를 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      </div>
    )
  const drafts = tours.filter(({ state }) => state === 'draft')
  const shown = tours.filter(({ state }) => state !== 'draft')
  const isFull = drafts.length >= DRAFTS_MOST
  return (
    <div className="frame">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h2">{props.title}</h1>
        {!isFull && tours.length > 0 && <ActionLink href={EDIT}>새 집들이 쓰기</ActionLink>}
      </div>
      {tours.length === 0 ? (
        <div className="mt-6">
          <Empty
            title="아직 쓴 집들이가 없습니다."
            reason="사진 한 장과 제목만 있으면 시작할 수 있습니다. 쓰던 글은 저절로 저장됩니다."
            link={{ label: '집들이 쓰기', href: EDIT }}
          />
        </div>
      ) : (
        <>
          <section aria-labelledby={`${id}-drafts`} className="mt-8">
            <h2 id={`${id}-drafts`} className="type-h3">
              작성 중인 집들이
            </h2>
            <p className="mt-1 text-small text-ink-mute">
              {isFull
                ? `${DRAFTS_MOST}편을 모두 쓰고 계십니다. 새로 쓰시려면 하나를 게시하거나 지워 주세요.`
                : `${DRAFTS_MOST}편까지 함께 쓸 수 있습니다.`}
            </p>
            {drafts.length > 0 ? (
              <Tours label="작성 중인 집들이" tours={drafts} />
            ) : (
              <p className="mt-5 text-ink-mute">쓰고 있는 글이 없습니다.</p>
            )}
          </section>
          {shown.length > 0 && (
            <section aria-labelledby={`${id}-shown`} className="mt-12 md:mt-16">
              <h2 id={`${id}-shown`} className="type-h3">
                올린 집들이
              </h2>
              <Tours label="올린 집들이" tours={shown} />
            </section>
          )}
        </>
      )}
    </div>
  )
}

function Tours({ label, tours }: { label: string; tours: readonly Tour[] }) {
  return (
    <ul aria-label={label} className="mt-5 border-t border-ink">
      {tours.map((tour) => (
        <li
          key={tour.seq}
          className="grid grid-cols-[1fr_6.5rem] items-start gap-4 border-b border-line py-5.5 sm:grid-cols-[1fr_10rem] md:gap-10"
        >
          <div className="min-w-0">
            <Badge tone={tour.state === 'published' ? 'calm' : 'quiet'}>{STATES[tour.state]}</Badge>
            <h3 className={`mt-1 text-title wrap-anywhere ${tour.title ? '' : 'text-ink-mute'}`}>
              <a href={pathOf(tour)} className="underline-offset-4 hover:underline">
                {tour.title || '제목 없음'}
              </a>
            </h3>
            <p className="meta numeric mt-1 text-small text-ink-mute">
              <span>사진 {tour.photos}장</span>
              <span>글 {tour.paragraphs}개</span>
              {tour.state === 'published' && <span>스크랩 {tour.scrapCnt.toLocaleString('ko-KR')}</span>}
              <time dateTime={tour.updatedAt}>{formatDateTime(tour.updatedAt)} 저장</time>
            </p>
            {tour.hiddenReason && <p className="mt-1.5 text-small text-ink-soft wrap-anywhere">숨긴 이유: {tour.hiddenReason}</p>}
            <p className="mt-1 flex flex-wrap gap-x-4">
              <a
                href={`${EDIT}/${tour.seq}`}
                aria-label={`${tour.state === 'draft' ? '이어서 쓰기' : '고치기'}: ${tour.title || '제목 없음'}`}
                className="inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
              >
                {tour.state === 'draft' ? '이어서 쓰기' : '고치기'}
              </a>
              <RemoveTour seq={tour.seq} title={tour.title || '제목 없음'} isDraft={tour.state === 'draft'} />
            </p>
          </div>
          <Picture
            image={tour.cover ? shaped(tour.cover, '', tour.coverShape) : undefined}
            ratio="3/2"
            sizes="160px"
            className="rounded-sm"
          />
        </li>
      ))}
    </ul>
  )
}

/** What visitors do not read leads to its editor. */
const pathOf = ({ state, seq }: Tour): string => (state === 'published' ? caseHref({ TYPE: 'myhome', SEQ: seq }) : `${EDIT}/${seq}`)
