'use client'
import { ClipboardPaste, ListPlus } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import { LINE_BUTTON } from '../../ui/button'
import { CHECK } from '../../ui/check'
import { ICON } from '../../ui/icon'
import { FieldMessages } from '../field-frame'
import { useProblems } from '../problems-of-fields'
import { RequiredMark } from '../required-mark'
import { useTarget, useValue } from '../target'
import type { FieldProps } from '../use-field'
import { parentOf, stepsOf, under } from '../value-at'
import { BulkBar } from './bulk-bar'
import { bulkNumber, type BulkWay } from './bulk-number'
import type { MatrixColumn } from './columns-of-matrix'
import { MATRIX_GRID, MatrixLine } from './matrix-line'
import { filledOf, groupsOf, rowsOf, useFreshRows } from './use-fresh-rows'
import { keyOf, missingFrom, ordered, type MatrixRow } from './with-values'
import { PasteDialog } from './paste-dialog'
import { pasteRows, type PastedRow } from './paste-rows'
import { useSoldStock } from './sold-stock'

/** Titles under which sheets name what a combination costs in all. */
const TOTALS = ['파는 값', '판매가', '가격']

/** The combinations of the options beside it, a row each: numbers of many at once, from a sheet, or one by one. */
export function MatrixInput({ pointer, schema }: FieldProps) {
  const id = useId()
  const target = useTarget()
  const rows = rowsOf(useValue(pointer))
  const groups = filledOf(groupsOf(useValue(under(parentOf(pointer), schema.beside ?? ''))))
  const { columns, fresh, keep } = useFreshRows(schema)
  const summed = columns.find((column) => column.schema.over !== undefined)
  const base = useValue(under(parentOf(pointer), summed?.schema.over ?? ''))
  const over = typeof base === 'number' ? base : 0
  const problems = useProblems(pointer)
  const sold = useSoldStock(schema.source)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isPasting, setPasting] = useState(false)
  const title = schema.title ?? '조합'
  const isChosen = (row: MatrixRow) => chosen.has(keyOf(row.choices))
  const picked = rows.filter(isChosen)
  const missing = missingFrom(groups, rows)
  // A draft may have the same combination twice, which is said where it stands.
  const keys = rows.map(({ choices }) => keyOf(choices))

  const read = useCallback(() => rowsOf(target.read(pointer)), [target, pointer])
  const put = (next: readonly MatrixRow[]) => target.write(title, [{ pointer, value: next }], { once: true })
  const choose = useCallback(
    (at: string, isOn: boolean) => {
      const row = read()[Number(stepsOf(at).at(-1))]
      if (!row) return
      setChosen((old) => {
        const next = new Set(old)
        if (isOn) next.add(keyOf(row.choices))
        else next.delete(keyOf(row.choices))
        return next
      })
    },
    [read],
  )
  const remove = useCallback(
    (at: string) => {
      const all = read()
      const place = Number(stepsOf(at).at(-1))
      keep(all.slice(place, place + 1))
      if (target.write(title, [{ pointer, value: all.toSpliced(place, 1) }], { once: true }))
        target.announce(`${all[place]!.choices.join(', ')} 조합을 뺐습니다.`)
    },
    [read, keep, target, title, pointer],
  )
  const fill = (): void => {
    if (put(ordered(groups, [...read(), ...missing.map((choices) => fresh(choices))])))
      target.announce(`조합 ${missing.length}가지를 더했습니다.`)
  }
  const apply = (column: MatrixColumn, way: BulkWay, by: number): { words: string; isFault?: boolean } => {
    const isOver = column.schema.over !== undefined
    // What is sold already has a stock of its own, which a draft never writes over.
    const isFixed = (row: MatrixRow) => column.name === 'stock' && sold.left.has(keyOf(row.choices))
    const faults: string[] = []
    const next = read().map((row) => {
      if (!isChosen(row) || isFixed(row)) return row
      const now = row[column.name]
      const made = bulkNumber(column.schema, typeof now === 'number' ? now : undefined, way, by, isOver ? over : 0)
      if ('value' in made) return { ...row, [column.name]: made.value }
      faults.push(`${row.choices.join(', ')}: ${made.fault}`)
      return row
    })
    const fixed = picked.filter(isFixed).length
    const changed = picked.length - fixed - faults.length
    if (changed > 0) put(next)
    const words = [
      changed > 0 ? `${changed}가지를 바꾸었습니다.` : '',
      fixed > 0 ? `이미 파는 ${fixed}가지의 재고는 재고 화면에서 바꿉니다.` : '',
      ...faults.slice(0, 3),
      faults.length > 3 ? `그 밖에 ${faults.length - 3}가지도 바꾸지 못했습니다.` : '',
    ]
    return { words: words.filter(Boolean).join(' '), isFault: faults.length > 0 || changed === 0 }
  }
  const take = (pasted: readonly PastedRow[]): void => {
    const byKey = new Map(pasted.map((row) => [keyOf(row.choices), row]))
    const all = read()
    const there = new Set(all.map(({ choices }) => keyOf(choices)))
    const withSheet = (row: MatrixRow): MatrixRow => ({ ...row, ...byKey.get(keyOf(row.choices))?.values })
    const added = pasted.filter(({ choices }) => !there.has(keyOf(choices))).map(({ choices }) => withSheet(fresh(choices)))
    if (put(ordered(groups, [...all.map(withSheet), ...added]))) target.announce(`표에서 ${pasted.length}가지를 넣었습니다.`)
  }

  return (
    <div data-field={pointer} role="group" aria-labelledby={`${id}-label`} className="flex min-w-0 flex-col gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <span className="flex min-w-0 gap-1">
          <span id={`${id}-label`} className="text-studio-label">
            {title}
          </span>
          <RequiredMark pointer={pointer} />
        </span>
        <span className="text-studio-micro text-studio-text-mute tabular-nums">
          {rows.length} / {schema.maxItems}개
        </span>
      </div>
      {schema.description && <p className="text-studio-micro text-studio-text-mute">{schema.description}</p>}
      {sold.isUnknown && (
        <p className="text-studio-label font-normal text-warning">
          지금 재고를 볼 수 없습니다. 이미 파는 조합에 처음 재고를 적어도 재고는 바뀌지 않습니다.
        </p>
      )}
      <FieldMessages words={problems} />
      {rows.length === 0 && (
        <p className="rounded-sm border border-dashed border-studio-300 p-3 text-studio-text-mute">
          위에 옵션과 값을 적으시면 조합이 여기에 만들어집니다. 옵션이 없으면 상품 하나로 팝니다.
        </p>
      )}
      {rows.length > 0 && (
        <>
          <BulkBar columns={columns} count={picked.length} isReadOnly={target.isReadOnly} onApply={apply} />
          <div className="min-w-0">
            <div className={`${MATRIX_GRID} grid-cols-[1.75rem_minmax(0,1fr)] items-center pb-1 text-studio-label text-studio-text-mute`}>
              <span className="grid place-items-center">
                <input
                  type="checkbox"
                  aria-label={`${title} 모두 고르기`}
                  checked={picked.length === rows.length}
                  ref={(box) => {
                    if (box) box.indeterminate = picked.length > 0 && picked.length < rows.length
                  }}
                  onChange={({ currentTarget }) =>
                    setChosen(new Set(currentTarget.checked ? rows.map(({ choices }) => keyOf(choices)) : []))
                  }
                  className={CHECK}
                />
              </span>
              <span>{groups.map(({ name }) => name).join(' · ') || title}</span>
              {columns.map((column) => (
                <span key={column.name} aria-hidden className={`@max-[38rem]:hidden ${column.kind === 'number' ? 'text-right' : ''}`}>
                  {column.title}
                </span>
              ))}
            </div>
            <ul aria-label={title}>
              {rows.map((row, at) => (
                <MatrixLine
                  key={keys.indexOf(keys[at]!) === at ? keys[at] : `${keys[at]} ${at}`}
                  pointer={under(pointer, at)}
                  row={row}
                  columns={columns}
                  over={over}
                  left={sold.left.get(keyOf(row.choices))}
                  stockPath={sold.path}
                  isChosen={isChosen(row)}
                  onChoose={choose}
                  onRemove={remove}
                />
              ))}
            </ul>
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="button" disabled={target.isReadOnly || groups.length === 0} onClick={() => setPasting(true)} className={LINE_BUTTON}>
          <ClipboardPaste {...ICON} size={14} />표 붙여넣기
        </button>
        {missing.length > 0 && (
          <button type="button" disabled={target.isReadOnly} onClick={fill} className={LINE_BUTTON}>
            <ListPlus {...ICON} size={14} />
            빠진 조합 {missing.length}가지 더하기
          </button>
        )}
      </div>
      {isPasting && (
        <PasteDialog
          titles={[...groups.map(({ name }) => name), ...columns.filter(({ kind }) => kind !== 'picture').map((column) => column.title)]}
          read={(text) => pasteRows(text, groups, columns, summed && { column: summed.name, titles: TOTALS, over })}
          onTake={take}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  )
}
