import { ChevronRight } from 'lucide-react'
import { ICON } from '@/builder/ui/icon'
import { thumbnail } from '@/builder/ui/thumbnail'
import { piecesIn, type Pick } from '@/schemas/rules/store/pick-list'
import { QUIET } from '../../_parts/desk/quiet'

/** What the chosen orders need together, as it is fetched. */
export const PicksPart = ({ picks }: { picks: readonly Pick[] }) => (
  <details className="group mt-3 rounded-md border border-studio-line">
    <summary className="flex min-h-10 cursor-pointer items-center gap-2 px-3.5 font-semibold max-md:min-h-11">
      <ChevronRight {...ICON} className="shrink-0 group-open:rotate-90" />
      집을 것: 상품 {picks.length}가지, {piecesIn(picks)}개
    </summary>
    <ul aria-label="집을 것" className="border-t border-studio-line px-3.5">
      {picks.map(({ key, name, choices, image, pieces, orders }) => (
        <li key={key} className="flex items-center gap-3 border-b border-studio-line py-2 last:border-0">
          <img src={thumbnail(image, 160)} alt="" width={40} height={30} className="h-7.5 w-10 shrink-0 rounded-sm object-cover" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            {name}
            <span className={`block ${QUIET}`}>{[choices.join(', '), `주문 ${orders.length}건`].filter(Boolean).join(' · ')}</span>
          </span>
          <strong className="shrink-0 text-studio-title tabular-nums">{pieces}개</strong>
        </li>
      ))}
    </ul>
  </details>
)
