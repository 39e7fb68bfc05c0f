import type { ViewProps } from '@/renderer/define-block'
import type { Answer } from '@/schemas/api/base/contract'
import type { readSharedFolder } from '@/schemas/api/members/scrap-folders'
import { SCRAP_TYPES, SCRAP_WORDS } from '@/schemas/rules/members/scrap-types'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Card } from '@/blocks/base/_parts/card'
import { Empty } from '@/blocks/base/_parts/empty'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Props } from './schema'

type Folder = Answer<typeof readSharedFolder>
type Shown = Folder['item'] & { items: Folder['items']; isEnded: boolean }

const CASES = '/styling/expert-style'

/** What a member shows to the family of a folder: pictures, names and notes, and nothing else of the scrapbook (SYS-24). */
export function SharedFolder({ page }: ViewProps<Props>) {
  if (page.subject?.kind !== 'shared-scraps')
    return <NoRecord isTitle what="공유된 폴더를" where="공유된 스크랩 폴더" link={{ label: '스크랩북', href: '/mypage/scrap' }} />
  const { title, nickname, items, isEnded } = page.subject.record as unknown as Shown
  if (isEnded)
    return (
      <div className="frame">
        <h1 className="type-h2 mb-6">공유가 끝난 폴더입니다</h1>
        <Empty
          title="이 주소로는 더 볼 수 없습니다."
          reason="보낸 분이 공유를 끝냈거나 폴더를 지웠습니다. 보낸 분께 새 주소를 물어봐 주세요."
          link={{ label: '시공사례 둘러보기', href: CASES }}
        />
        <p className="mt-6">
          <ActionLink href="/styling/home" tone="text">
            첫 화면으로
          </ActionLink>
        </p>
      </div>
    )
  return (
    <div className="frame">
      <h1 className="type-h2 wrap-anywhere">{title}</h1>
      <p className="numeric mt-2 mb-6 text-ink-mute">
        {nickname ? `${nickname}님이 나눈 스크랩 ${items.length}개` : `함께 보는 스크랩 ${items.length}개`}
      </p>
      {items.length > 0 ? (
        <ul aria-label="스크랩" className="grid grid-cols-2 gap-x-(--grid-gap) gap-y-8 sm:grid-cols-3 md:gap-y-14">
          {items.map((item) => (
            <li key={`${item.type}:${item.path}`}>
              <Card
                item={{
                  title: item.title,
                  kind: kindOf(item.type),
                  link: item.path,
                  image: shaped(item.image, item.alt, item.shape),
                }}
                level={2}
                ratio="4/3"
                small
                sizes="(width >= 1280px) 400px, (width >= 480px) 30vw, 50vw"
              />
              {item.note && <p className="mt-1 text-small text-ink-soft whitespace-pre-line wrap-anywhere">{item.note}</p>}
            </li>
          ))}
        </ul>
      ) : (
        <Empty
          title="아직 담긴 스크랩이 없습니다."
          reason="보낸 분이 스크랩을 담으면 이 주소에서 바로 보입니다."
          link={{ label: '시공사례 둘러보기', href: CASES }}
        />
      )}
      <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-y border-line py-6 md:mt-16">
        <p className="text-ink-soft">마음에 드는 사례와 제품을 나만의 폴더에 모아 보세요.</p>
        <ActionLink href="/mypage/scrap">내 스크랩북 열기</ActionLink>
      </div>
    </div>
  )
}

function kindOf(type: string): string | undefined {
  const known = SCRAP_TYPES.find((one) => one === type)
  return known && SCRAP_WORDS[known]
}
