/** Replaces a block that could not be rendered; the rest of the page is not affected. */
export function BlockFallback() {
  return (
    <div role="note" className="frame">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-sm border border-dashed border-line-field bg-surface px-5 py-6 type-small text-ink-soft">
        <p>이 부분을 불러오지 못했습니다.</p>
        <a href="" className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4">
          다시 불러오기
        </a>
      </div>
    </div>
  )
}
