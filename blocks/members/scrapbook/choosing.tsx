'use client'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'

interface Props {
  id: string
  isOn: boolean
  chosen: number
  all: number
  onStart: () => void
  onEnd: () => void
  onAll: (isAll: boolean) => void
  onRemove: () => void
  onPlace: () => void
  /** Absent outside a folder. */
  onTakeOut?: (() => void) | undefined
}

const quiet =
  'inline-flex min-h-11 items-center px-2 text-small font-medium text-ink-mute underline-offset-4 hover:text-ink hover:underline'

const act =
  'inline-flex min-h-11 items-center px-2 text-small font-semibold underline-offset-4 hover:underline disabled:text-ink-mute disabled:no-underline'

/** Chooses several cards of the page, and removes them together. */
export function Choosing({ id, isOn, chosen, all, onStart, onEnd, onAll, onRemove, onPlace, onTakeOut }: Props) {
  if (!isOn)
    return (
      <button type="button" onClick={onStart} className={`-mr-2 ${quiet}`}>
        여러 개 선택
      </button>
    )
  return (
    <div role="group" aria-label="스크랩 선택" className="-mr-2 flex flex-wrap items-center gap-x-2">
      <CheckBox
        id={`${id}-all`}
        size="sm"
        checked={chosen === all}
        mixed={chosen > 0 && chosen < all}
        onChange={({ target }) => onAll(target.checked)}
        className="mr-2"
      >
        이 페이지 전체
      </CheckBox>
      <button type="button" disabled={chosen === 0} onClick={onPlace} className={act}>
        폴더에 담기
      </button>
      {onTakeOut && (
        <button type="button" disabled={chosen === 0} onClick={onTakeOut} className={act}>
          폴더에서 빼기
        </button>
      )}
      <button type="button" disabled={chosen === 0} onClick={onRemove} className={act}>
        {/* One box: the parts of a flexible button would be read with a space between them. */}
        <span>
          <span className="numeric">{chosen}</span>개 삭제
        </span>
      </button>
      <button type="button" onClick={onEnd} className={quiet}>
        완료
      </button>
    </div>
  )
}
