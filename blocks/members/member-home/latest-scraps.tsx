import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Empty } from '@/blocks/base/_parts/empty'
import { SectionHeading } from '@/blocks/base/_parts/section-heading'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Home } from './load'

const SCRAPBOOK = '/mypage/scrap'

/** The latest scraps as pictures; a new member is shown where scraps come from. */
export function LatestScraps({ id, scraps, next }: { id: string; scraps: Home['scraps']; next: Home['next'] }) {
  return (
    <section aria-labelledby={id}>
      <div id={id} className="mb-6">
        <SectionHeading title="최근 스크랩" size="h3" link={scraps.length > 0 ? { label: '전체보기', href: SCRAPBOOK } : undefined} />
      </div>
      {scraps.length > 0 ? (
        <CardLayout
          layout="grid"
          columns={4}
          ratio="4/3"
          level={3}
          label="최근 스크랩"
          items={scraps.map((scrap) => ({
            title: scrap.TITLE,
            link: scrap.PATH,
            image: shaped(scrap.IMG, scrap.IMG_ALT, scrap.IMG_SHAPE),
          }))}
        />
      ) : (
        <Empty
          title="아직 스크랩한 글이 없습니다."
          reason={next?.words ?? '마음에 드는 사례나 제품에서 책갈피를 누르면 이곳에 모입니다.'}
          link={next ? { label: next.label, href: next.path } : { label: '스크랩북 보기', href: SCRAPBOOK }}
        />
      )}
    </section>
  )
}
