import { ActButton } from '@/builder/ui/act-button'
import type { LeftLine } from '@/schemas/rules/store/typed-parcels'
import { QUIET } from '../../_parts/desk/quiet'

/** Pasted lines that fit nowhere, each with why: all of them stay in sight until they were looked after. */
export const LeftLines = ({ lines, onClose }: { lines: readonly LeftLine[]; onClose: () => void }) => (
  <section aria-label="넣지 못한 줄" className="mb-3 rounded-md border border-warning-500 bg-studio-chrome px-3 py-2.5">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="font-semibold">넣지 못한 줄 {lines.length}개</h2>
      <ActButton onClick={onClose}>확인함</ActButton>
    </div>
    {/* A long file scrolls by itself, with the keyboard as well. */}
    <ul tabIndex={0} aria-label="넣지 못한 줄" className="mt-1 grid max-h-48 gap-1 overflow-y-auto tabular-nums">
      {lines.map(({ at, line, why }) => (
        <li key={at} className="wrap-anywhere">
          <span className={`whitespace-nowrap ${QUIET}`}>{at}번째 줄</span> {line}
          <span className="block text-studio-label text-danger">{why}</span>
        </li>
      ))}
    </ul>
  </section>
)
