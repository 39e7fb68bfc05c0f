import type { Problem } from '@/schemas/api/base/failure'
import { saleAt } from '@/schemas/rules/content/picture-points'

interface Pointed {
  points?: readonly { link?: string }[]
}

/** A point leads to a product or to goods: nothing else has a price. */
export function pointProblems({ points, story = [] }: Pointed & { story?: readonly Pointed[] }): Problem[] {
  const places = [{ at: '', points }, ...story.map((part, i) => ({ at: `/story/${i}`, points: part.points }))]
  return places.flatMap(({ at, points: list = [] }) =>
    list.flatMap(({ link = '' }, i) =>
      link.trim() === '' || saleAt(link)
        ? []
        : [
            {
              pointer: `${at}/points/${i}/link`,
              keyword: 'sale',
              message: '사진 속 자리에는 제품이나 스토어 상품만 둘 수 있습니다. 이름으로 다시 찾아 주세요.',
            },
          ],
    ),
  )
}
