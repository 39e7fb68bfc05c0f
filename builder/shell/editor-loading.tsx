import { LoaderCircle } from 'lucide-react'
import { CHROME } from '../ui/chrome'
import { ICON } from '../ui/icon'

/** A placeholder while the editor loads: the same bars at the same heights, and where the page will stand the sentence that it is coming. */
export function EditorLoading() {
  return (
    <div role="status" className={`${CHROME} flex h-dvh flex-col bg-studio-chrome`}>
      <div className="h-13 shrink-0 border-b border-studio-line bg-studio-panel" />
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <div className="w-61 shrink-0 border-r border-studio-line bg-studio-panel max-lg:hidden" />
        <div className="flex min-w-0 flex-1 flex-col px-9 pt-7 max-md:p-0">
          <div className="grid flex-1 place-items-center bg-studio-panel p-6 text-center">
            <p className="flex items-center gap-2 text-studio-text-mute">
              <LoaderCircle {...ICON} className="shrink-0 motion-safe:animate-spin" />
              편집기를 여는 중입니다.
            </p>
          </div>
        </div>
        <div className="w-76 shrink-0 border-l border-studio-line bg-studio-panel max-md:h-15 max-md:w-full max-md:border-t max-md:border-l-0" />
      </div>
    </div>
  )
}
