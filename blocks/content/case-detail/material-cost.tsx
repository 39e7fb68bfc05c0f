import type { MaterialCost as Cost } from '@/schemas/api/content/picture-points'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { number } from '../_parts/points/point-facts'

/** What the marked areas cost today, line by line, and in a sentence what that leaves out. */
export function MaterialCost({ cost }: { cost: Cost | null }) {
  if (!cost) return null
  const { lines, sum, without } = cost
  return (
    <section
      id="material-cost"
      className="mt-16 scroll-mt-24 border-t border-line pt-8 md:mt-24 md:grid md:grid-cols-[4fr_8fr] md:gap-x-(--grid-gap) md:pt-12"
    >
      <div>
        <h2 className="type-h3">자재비</h2>
        <p className="numeric mt-2 mb-6 text-[1.5rem] leading-9 font-semibold tracking-[-0.02em]">{number(sum)}원</p>
      </div>
      <div>
        <ul className="border-t border-ink">
          {lines.map((line) => (
            <li key={line.thing} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3.5">
              <span className="min-w-0">
                <a href={line.link} className="font-semibold wrap-anywhere underline-offset-4 hover:underline">
                  {line.NAME}
                </a>
                <span className="numeric block text-small text-ink-mute">
                  {number(line.area)}㎡에 {number(line.pieces)}
                  {line.piece}({number(line.covered)}㎡)
                </span>
              </span>
              <span className="numeric font-semibold">{number(line.sum)}원</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-[40em] text-small text-pretty text-ink-mute">
          사진에 표시한 넓이만큼 오늘 사면 {number(sum)}원입니다. 자재마다 낱개로 올려 센 값이며 부가세를 포함합니다. 자르고 남는 몫,
          배송비, 시공비는 들어 있지 않습니다.
          {without.length > 0 && ` ${without.join(', ')}: 쓴 넓이를 적지 않았거나 1㎡마다의 가격이 없어 합계에서 뺐습니다.`}
        </p>
        <div className="mt-5 flex flex-wrap gap-2 max-sm:*:grow">
          <ActionLink href="/zin/calculator">우리 집 넓이로 계산하기</ActionLink>
        </div>
      </div>
    </section>
  )
}
