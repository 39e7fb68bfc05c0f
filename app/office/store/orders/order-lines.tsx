import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON } from '@/builder/ui/button'
import { Pill } from '@/builder/ui/pill'
import { thumbnail } from '@/builder/ui/thumbnail'
import { recordPath } from '@/builder/state/record-path'
import type { Item } from '@/schemas/api/base/contract'
import type { readDeskOrder } from '@/schemas/api/store/order-desk'
import { wonWords } from '@/schemas/rules/store/won-words'

export type DeskLine = Item<typeof readDeskOrder>['lines'][number]

interface OrderLinesProps {
  lines: readonly DeskLine[]
  /** Absent where no option may be changed any more. */
  onOption?: ((lineSeq: number) => void) | undefined
}

/** What was sold, as it was sold, and what of it was cancelled. */
export const OrderLines = ({ lines, onOption }: OrderLinesProps) => (
  <ul className="grid gap-3">
    {lines.map((line) => (
      <li key={line.lineSeq} className="flex gap-3">
        <img src={thumbnail(line.image, 160)} alt="" width={72} height={54} className="h-13.5 w-18 shrink-0 rounded-sm object-cover" />
        <div className="min-w-0">
          {line.goodsId ? (
            <a href={recordPath('goods', line.goodsId)} className="underline-offset-4 wrap-anywhere hover:underline">
              {line.name}
            </a>
          ) : (
            line.name
          )}
          <span className="block text-studio-label font-normal wrap-anywhere text-studio-text-mute tabular-nums">
            {[
              line.choices.join(', '),
              `${wonWords(line.unitPrice)} × ${line.qty}개`,
              `결제 ${wonWords(line.amount)}`,
              line.optionBack > 0 && `옵션 차액 ${wonWords(line.optionBack)} 돌려드림`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {line.optionOwed > 0 && (
            <span className="mt-1 block text-studio-label font-normal text-danger wrap-anywhere">
              옵션 차액 {wonWords(line.optionOwed)}을 아직 돌려드리지 않았습니다. 확인을 기다리는 환불이 없으면 ‘금액 돌려드리기’로 돌려드려
              주세요.
            </span>
          )}
          {(line.cancelledQty > 0 || line.cancellingQty > 0 || line.customYn === 'Y') && (
            <span className="mt-1 flex flex-wrap gap-1.5">
              {line.customYn === 'Y' && <Pill dot="bg-warning-500">주문 제작</Pill>}
              {line.cancelledQty > line.returnedQty && <Pill dot="bg-studio-300">{line.cancelledQty - line.returnedQty}개 취소</Pill>}
              {line.returnedQty > 0 && <Pill dot="bg-studio-300">{line.returnedQty}개 반품</Pill>}
              {line.cancellingQty > 0 && <Pill dot="bg-danger">{line.cancellingQty}개 취소 중</Pill>}
            </span>
          )}
          {onOption && line.choices.length > 0 && line.cancelledQty + line.cancellingQty < line.qty && (
            <ActButton
              look={`${LINE_BUTTON} mt-1.5`}
              aria-label={`${[line.name, ...line.choices].join(', ')}의 옵션 바꾸기`}
              onClick={() => onOption(line.lineSeq)}
            >
              옵션 바꾸기
            </ActButton>
          )}
        </div>
      </li>
    ))}
  </ul>
)
