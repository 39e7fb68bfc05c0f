'use client'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { CHROME } from '@/builder/ui/chrome'

/** The draft could not be read, or the editor itself failed. Unsaved work is stored in this browser. */
export default function EditorError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="main" className={`${CHROME} grid min-h-dvh place-items-center bg-studio-chrome p-6`}>
      <title>편집기를 열지 못했습니다</title>
      <div className="max-w-90 text-center">
        <h1 className="text-studio-title">편집기를 열지 못했습니다.</h1>
        <p className="mt-1 text-studio-text-mute">
          화면에 문제가 생겼습니다. 저장하지 못한 편집은 이 브라우저에 보관되어 있으니, 다시 열면 이어서 고칠 수 있습니다.
        </p>
        <div className="mt-4 flex justify-center gap-2">
          <a href="/ice_builder" className={LINE_BUTTON}>
            목록으로
          </a>
          <button type="button" onClick={reset} className={MAIN_BUTTON}>
            다시 열기
          </button>
        </div>
      </div>
    </main>
  )
}
