import type { ViewProps } from '@/renderer/define-block'
import type { Item, Listed } from '@/schemas/api/base/contract'
import type { readPerson } from '@/schemas/api/content/people'
import { caseHref } from '@/schemas/rules/content/case-place'
import { formatDay } from '@/schemas/words/dates'
import { ActionLink, SafeLink } from '@/blocks/base/_parts/action-link'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Empty } from '@/blocks/base/_parts/empty'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { Pager } from '@/blocks/base/_parts/pager'
import { Picture } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import { ShareButton } from '@/blocks/base/_parts/share/share-button.lazy'
import type { Data } from './load'
import { PersonActs } from './person-acts.lazy'
import type { Props } from './schema'

type Shown = Item<typeof readPerson> & { tours: Listed<typeof readPerson>[] }

/** A person as others see them: by the nickname, with what it has published. Neither name nor address is known here. */
export function Person({ id, props, data, page }: ViewProps<Props, Data>) {
  if (page.subject?.kind !== 'person')
    return <NoRecord isTitle what="회원 한 분의 프로필을" where="프로필" link={{ label: '온라인 집들이', href: '/styling/myhome' }} />
  const { profileId, nickname, picture, introduction, tourCnt, replyCnt, followers, mineYn, followYn, tours } = page.subject
    .record as unknown as Shown
  return (
    <div className="frame">
      <div className="flex flex-wrap items-center gap-6">
        <Picture image={{ src: picture, alt: '' }} ratio="1/1" sizes="96px" className="w-24 shrink-0 rounded-full" />
        <div className="min-w-44 flex-1">
          <h1 className="type-h2 wrap-anywhere">{nickname}</h1>
          {introduction && <p className="mt-1 text-ink-soft wrap-anywhere">{introduction}</p>}
          <p className="numeric mt-2 flex flex-wrap gap-x-6 text-small text-ink-mute">
            <span>집들이 {tourCnt.toLocaleString('ko-KR')}</span>
            <span>답글 {replyCnt.toLocaleString('ko-KR')}</span>
            {mineYn === 'Y' && <span>팔로워 {followers.toLocaleString('ko-KR')}</span>}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {mineYn === 'Y' ? (
            <ActionLink href="/mypage/profile">내 프로필 고치기</ActionLink>
          ) : (
            <PersonActs profileId={profileId} nickname={nickname} first={{ followYn, followers }} hasIntroduction={introduction !== ''} />
          )}
          <ShareButton />
        </div>
      </div>
      <section aria-labelledby={`${id}-tours`} className="mt-12 md:mt-16">
        <h2 id={`${id}-tours`} className="type-h3 mb-6">
          집들이
        </h2>
        {tours.length > 0 ? (
          <CardLayout
            layout="grid"
            columns={3}
            label="집들이"
            level={3}
            ratio="4/3"
            items={tours.map((tour) => ({
              title: tour.TITLE,
              link: caseHref({ TYPE: 'myhome', SEQ: tour.SEQ }),
              image: shaped(tour.H_IMG, tour.H_IMG_ALT, tour.H_IMG_SHAPE),
              meta: [
                ...(tour.PRODUCT_CNT > 0 ? [`쓴 제품 ${tour.PRODUCT_CNT}개`] : []),
                ...(tour.scrapCnt > 0 ? [`스크랩 ${tour.scrapCnt.toLocaleString('ko-KR')}`] : []),
                formatDay(tour.REG_DT),
              ],
            }))}
          />
        ) : (
          <Empty title="아직 올린 집들이가 없습니다." link={{ label: '다른 집들이 보기', href: '/styling/myhome' }} />
        )}
      </section>
      {data.total > 0 && (
        <section aria-labelledby={`${id}-replies`} className="mt-12 md:mt-16">
          <h2 id={`${id}-replies`} className="type-h3">
            남긴 답글
          </h2>
          <ul className="mt-5 border-t border-ink">
            {data.replies.map((reply) => (
              <li key={reply.REPLY_SEQ} className="border-b border-line py-5.5">
                <p className="max-w-[44em] text-pretty whitespace-pre-line wrap-anywhere">{reply.CONTENTS}</p>
                <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-ink-mute">
                  <SafeLink href={reply.PATH} className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere">
                    {reply.TITLE}
                  </SafeLink>
                  <time dateTime={reply.REG_DT}>{formatDay(reply.REG_DT)}</time>
                </p>
              </li>
            ))}
          </ul>
          <Pager
            path={page.path}
            query={{}}
            page={pageNumber(page.query['page'])}
            pages={Math.ceil(data.total / (props.size ?? 10))}
            label="답글"
          />
        </section>
      )}
    </div>
  )
}
