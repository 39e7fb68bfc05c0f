/** Placeholders of loading rows, in their real height. They turn grey after 300 ms, because most answers arrive before that. */
export function WaitingRows() {
  return (
    <div role="status" aria-label="목록을 불러오는 중입니다" className="mt-2 md:mt-11">
      {Array.from({ length: 20 }, (_, i) => (
        <div
          key={i}
          aria-hidden
          className="flex h-15 items-center gap-6 border-b border-studio-100 px-3 transition-opacity delay-300 duration-(--duration-base) max-md:h-33 starting:opacity-0"
        >
          <span className="size-4 rounded-xs bg-studio-100" />
          <span className="grid flex-1 gap-2">
            <span className="h-3 w-2/5 rounded-xs bg-studio-100" />
            <span className="h-2.5 w-3/5 max-w-75 rounded-xs bg-studio-100" />
          </span>
          <span className="h-5 w-16 rounded-full bg-studio-100 max-md:hidden" />
          <span className="h-3 w-24 rounded-xs bg-studio-100 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}
