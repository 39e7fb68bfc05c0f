import { CHROME } from '../ui/chrome'

/** A placeholder while the editor loads: the same bars at the same heights, without texts that will change. */
export function EditorLoading() {
  return (
    <div role="status" className={`${CHROME} flex h-dvh flex-col bg-studio-chrome`}>
      <span className="sr-only">편집기를 여는 중입니다.</span>
      <div className="h-13 shrink-0 border-b border-studio-line bg-studio-panel" />
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <div className="w-61 shrink-0 border-r border-studio-line bg-studio-panel max-lg:hidden" />
        <div className="flex min-w-0 flex-1 flex-col px-9 pt-7 max-md:p-0">
          <div className="flex-1 bg-studio-panel" />
        </div>
        <div className="w-76 shrink-0 border-l border-studio-line bg-studio-panel max-md:h-15 max-md:w-full max-md:border-t max-md:border-l-0" />
      </div>
    </div>
  )
}
