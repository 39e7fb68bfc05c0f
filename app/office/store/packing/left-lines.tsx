import { ActButton } from '@/builder/ui/act-button'

/** Pasted lines that fit nowhere: all of them stay in sight until they were looked after. */
export const LeftLines = ({ lines, onClose }: { lines: readonly string[]; onClose: () => void }) => (
  <section aria-label="넣지 못한 줄" className="mb-3 rounded-md border border-warning-500 bg-studio-chrome px-3 py-2.5">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="font-semibold">넣지 못한 줄 {lines.length}개</h2>
      <ActButton onClick={onClose}>확인함</ActButton>
    </div>
    {/* A long file scrolls by itself, with the keyboard as well. */}
    <ul tabIndex={0} aria-label="넣지 못한 줄" className="mt-1 grid max-h-48 gap-1 overflow-y-auto tabular-nums">
      {lines.map((line, at) => (
        // The same line may stand in a sheet twice.
        <li key={`${at} ${line}`} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  </section>
)
