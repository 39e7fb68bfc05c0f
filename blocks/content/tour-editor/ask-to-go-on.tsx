import { openDialog } from '@/lib/ui/dialogs'
import { SHEET } from '@/blocks/base/_parts/sheet'
import { LineButton } from '@/blocks/base/_parts/form/buttons'

/** S-TEMP-1. Closing the question loses nothing: only 새로 작성 begins anew. @returns whether to go on with the draft. */
export async function askToGoOn(text: string): Promise<boolean> {
  const title = '작성 중인 글이 있습니다. 이어서 작성하시겠습니까?'
  const answer = await openDialog<'new'>('tour-draft', {
    title,
    className: `${SHEET} max-h-[90dvh] w-[min(640px,calc(100vw-48px))] max-sm:h-fit!`,
    render: (close) => (
      <div className="px-5 pt-5 pb-[calc(32px+env(safe-area-inset-bottom))] md:px-8 md:pt-7">
        <h2 className="type-title">{title}</h2>
        <p className="mt-3 text-ink-mute">{text}</p>
        <div className="mt-8 grid grid-cols-2 gap-2">
          <button
            type="button"
            onClick={() => close()}
            className="inline-flex h-13 items-center justify-center rounded-sm bg-action px-5 font-semibold whitespace-nowrap text-on-ink hover:bg-action-hover"
          >
            이어서 작성
          </button>
          <LineButton onClick={() => close('new')}>새로 작성</LineButton>
        </div>
      </div>
    ),
  })
  return answer !== 'new'
}
