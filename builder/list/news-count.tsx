/** How many new things wait behind an entry of the navigation. It describes the entry, whose name stays what it is. */
export function NewsCount({ id, count }: { id: string; count: number }) {
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden
        className="ml-auto min-w-5 shrink-0 rounded-full bg-studio-select px-1.5 text-center text-studio-micro font-semibold text-studio-panel tabular-nums"
      >
        {count > 99 ? '99+' : count}
      </span>
      <span id={id} hidden>
        새 소식 {count}건
      </span>
    </>
  )
}
