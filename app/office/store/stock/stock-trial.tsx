'use client'
import type { Listed } from '@/schemas/api/base/contract'
import type { changeStockBySheet } from '@/schemas/api/store/stock'
import { piecesWords } from './variant-words'

/** What each line of a sheet would change, those that cannot be done first. */
export function StockTrial({ lines }: { lines: readonly Listed<typeof changeStockBySheet>[] }) {
  const faulty = lines.filter(({ fault }) => fault !== '')
  const changing = lines.filter(({ fault, before, after }) => fault === '' && before !== after)
  const same = lines.length - faulty.length - changing.length
  return (
    <section aria-label="바뀌는 것" className="rounded-md border border-studio-line p-3">
      <p role="status" className="font-semibold">
        {[
          `바뀌는 줄 ${changing.length}개`,
          faulty.length > 0 ? `바꿀 수 없는 줄 ${faulty.length}개` : '',
          same > 0 ? `그대로인 줄 ${same}개` : '',
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <ul tabIndex={0} aria-label="줄마다 바뀌는 것" className="mt-1 flex max-h-48 flex-col gap-1 overflow-y-auto">
        {[...faulty, ...changing].map(({ line, name, before, after, fault }) => (
          <li key={line} className={`wrap-anywhere ${fault ? 'text-danger' : ''}`}>
            {line}번째 줄 · {name}: {fault || `${piecesWords(before)}개에서 ${piecesWords(after)}개로`}
          </li>
        ))}
      </ul>
    </section>
  )
}
