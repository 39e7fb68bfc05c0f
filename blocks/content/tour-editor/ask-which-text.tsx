import { openDialog } from '@/lib/ui/dialogs'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { readMyHome } from '@/schemas/api/content/home-tours'
import type { PageDocument } from '@/schemas/page/document'
import { photosOf } from '@/schemas/rules/content/home-tour/tour-document'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { SHEET } from '@/blocks/base/_parts/sheet'
import { replaceStory } from './replace-story'
import type { TourSession } from './tour-session'

/** Another tab or phone saved first: both texts are shown, and the one that is not chosen comes back by 되돌리기. */
export async function askWhichText(session: TourSession): Promise<void> {
  const { page, saver, facts } = session
  const seq = facts.getState().seq
  if (seq === undefined || saver.store.getState().state !== 'conflict') return
  const answer = await trackedCall(readMyHome, { seq })
  if (!answer) return
  const theirs = answer.item
  const title = '다른 화면에서 먼저 저장한 글이 있습니다. 어느 글로 계속하시겠습니까?'
  const choice = await openDialog<'mine' | 'theirs'>('tour-conflict', {
    title,
    className: `${SHEET} max-h-[90dvh] w-[min(640px,calc(100vw-48px))] max-sm:h-fit!`,
    render: (close) => (
      <div className="overflow-y-auto px-5 pt-5 pb-[calc(32px+env(safe-area-inset-bottom))] md:px-8 md:pt-7">
        <h2 className="type-title">{title}</h2>
        <p className="mt-3 text-small text-ink-mute">고르지 않은 글은 되돌리기로 다시 볼 수 있습니다.</p>
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          <Text name="이 화면의 글" document={page.document()} choose={() => close('mine')} />
          <Text name="저장된 글" document={theirs.document} choose={() => close('theirs')} />
        </div>
      </div>
    ),
  })
  if (choice === undefined) return
  const mine = page.document()
  saver.settle(theirs.draftNumber)
  replaceStory(page, theirs.document, '저장된 글로 바꾸기')
  if (choice === 'mine') replaceStory(page, mine, '이 화면의 글로 바꾸기')
}

/** Its whole text: two versions often begin alike, and differ below. */
function Text({ name, document, choose }: { name: string; document: PageDocument; choose: () => void }) {
  const words = document.blocks
    .flatMap(({ props: { html, caption } }) => [typeof html === 'string' ? plainText(html) : undefined, caption])
    .filter((text) => typeof text === 'string' && text !== '')
    .join('\n')
  return (
    <section className="rounded-sm border border-line p-4">
      <h3 className="font-semibold">{name}</h3>
      <p className="mt-2 text-small wrap-anywhere">{document.title || '제목 없음'}</p>
      <p className="numeric text-small text-ink-mute">{`사진 ${document.blocks.flatMap(photosOf).length}장 · 글 ${words.replaceAll('\n', '').length}자`}</p>
      <LineButton onClick={choose} className="mt-4 w-full">
        {name} 쓰기
      </LineButton>
      {words && <p className="mt-4 text-small wrap-anywhere whitespace-pre-line text-ink-soft">{words}</p>}
    </section>
  )
}

/** The words of a text, a line for each of its paragraphs. */
function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/(p|li|h\d)>|<br>/g, '\n'), 'text/html')
  return body.textContent.replace(/\n{2,}/g, '\n').trim()
}
