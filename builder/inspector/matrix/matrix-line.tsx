'use client'
import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { BUTTON } from '../../ui/button'
import { CHECK } from '../../ui/check'
import { ICON } from '../../ui/icon'
import { FieldMessages } from '../field-frame'
import { useProblems } from '../problems-of-fields'
import { useTarget } from '../target'
import { under } from '../value-at'
import type { MatrixColumn } from './columns-of-matrix'
import { MatrixCell } from './matrix-cell'
import { MatrixPicture } from './matrix-picture'
import type { MatrixRow } from './with-values'

/** Columns of the matrix; narrower than this each row is a card with the names of its fields. */
export const MATRIX_GRID =
  'grid gap-x-2 gap-y-1 @min-[38rem]:grid-cols-[1.75rem_minmax(6rem,1fr)_7.5rem_8rem_6rem_5rem_2rem] @min-[38rem]:items-start'

interface MatrixLineProps {
  pointer: string
  row: MatrixRow
  columns: readonly MatrixColumn[]
  /** What a number with `over` comes to. */
  over: number
  /** Pieces that can be bought, where it is sold already. */
  left: number | undefined
  stockPath: string
  isChosen: boolean
  onChoose: (pointer: string, isChosen: boolean) => void
  onRemove: (pointer: string) => void
}

export const MatrixLine = memo(function MatrixLine(props: MatrixLineProps) {
  const { pointer, row, columns, over, left, stockPath, isChosen, onChoose, onRemove } = props
  const target = useTarget()
  const problems = useProblems(under(pointer, 'choices'))
  const own = useProblems(pointer)
  const name = row.choices.join(', ') || '옵션 없음'
  return (
    <li data-field={pointer} className={`${MATRIX_GRID} grid-cols-[1.75rem_minmax(0,1fr)_2rem] border-t border-studio-line py-1.5`}>
      <span className="grid h-8 place-items-center max-md:h-11">
        <input
          type="checkbox"
          aria-label={`${name} 고르기`}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(pointer, currentTarget.checked)}
          className={CHECK}
        />
      </span>
      <span data-field={under(pointer, 'choices')} className="min-w-0 pt-1.5 wrap-anywhere max-md:pt-2.5">
        {name}
        <FieldMessages words={[...problems, ...own]} />
      </span>
      {columns.map((column) => {
        const at = under(pointer, column.name)
        const label = `${name} ${column.title}`
        const value = row[column.name]
        const isStock = column.name === 'stock' && left !== undefined
        return (
          <span
            key={column.name}
            className="min-w-0 @max-[38rem]:col-span-3 @max-[38rem]:grid @max-[38rem]:grid-cols-[7rem_minmax(0,1fr)] @max-[38rem]:items-start @max-[38rem]:pl-9"
          >
            <span aria-hidden className="pt-1.5 text-studio-label @min-[38rem]:hidden">
              {isStock ? '재고' : column.title}
            </span>
            {isStock ? (
              <a
                href={stockPath}
                className="flex min-h-8 items-center justify-end underline underline-offset-4 tabular-nums max-md:min-h-11"
              >
                {left.toLocaleString('ko-KR')}개<span className="sr-only">, 재고 화면에서 바꾸기</span>
              </a>
            ) : column.kind === 'picture' ? (
              <MatrixPicture label={label} pointer={at} title={column.title} value={value} />
            ) : (
              <span className="block">
                <MatrixCell label={label} pointer={at} column={column} value={value} />
                {column.schema.over !== undefined && over > 0 && (
                  <span className="mt-0.5 block text-right text-studio-micro text-studio-text-mute tabular-nums">
                    {(over + (typeof value === 'number' ? value : 0)).toLocaleString('ko-KR')}원
                  </span>
                )}
              </span>
            )}
          </span>
        )
      })}
      <button
        type="button"
        disabled={target.isReadOnly}
        aria-label={`${name} 조합 빼기`}
        title="빼기"
        onClick={() => onRemove(pointer)}
        className={`${BUTTON} @max-[38rem]:col-start-3 @max-[38rem]:row-start-1`}
      >
        <Trash2 {...ICON} size={14} />
      </button>
    </li>
  )
})
