'use client'
import { isSafeLink, isSafeSource } from '@/lib/html/is-safe-link'
import { feedCard, type SharePayload } from '@/schemas/rules/base/share'
import { LineButton } from '../form/buttons'
import { copyLink } from './copy-link'

/** The card as Kakao Talk would show it: for an installation without a key of Kakao's. */
export function CardDialog({ payload, close }: { payload: SharePayload; close: () => void }) {
  const { content, social, buttons } = feedCard(payload)
  return (
    <>
      <h2 className="type-title">카카오톡 공유</h2>
      <p className="type-small mt-2 text-pretty text-ink-mute">
        카카오톡이 연결되지 않아 보낼 카드를 대신 보여 드립니다. 링크를 복사해 대화방에 붙여 넣어 주세요.
      </p>
      <figure aria-label="카카오톡 카드" className="mt-4 overflow-hidden rounded-md border border-line">
        {content.imageUrl && isSafeSource(ownAddress(content.imageUrl)) && (
          <img src={ownAddress(content.imageUrl)} alt="" className="aspect-2/1 w-full bg-surface-deep object-cover" />
        )}
        <figcaption className="px-4 py-3">
          <p className="font-semibold text-pretty">{content.title}</p>
          {content.description && <p className="type-small mt-1 line-clamp-2 text-pretty text-ink-soft">{content.description}</p>}
          {social && (
            <p className="meta numeric mt-1 text-caption text-ink-mute">
              {social.likeCount && <span>스크랩 {social.likeCount.toLocaleString('ko-KR')}</span>}
              {social.viewCount && <span>조회 {social.viewCount.toLocaleString('ko-KR')}</span>}
            </p>
          )}
          <a
            href={isSafeLink(content.link.webUrl) ? content.link.webUrl : undefined}
            target="_blank"
            rel="noopener"
            className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {buttons[0]!.title}
            <span className="sr-only">(새 창)</span>
          </a>
        </figcaption>
      </figure>
      <div className="mt-5 flex flex-wrap gap-2 *:flex-1">
        <LineButton onClick={close}>닫기</LineButton>
        <button
          type="button"
          onClick={() => {
            close()
            void copyLink(payload.surl)
          }}
          className="h-13 rounded-sm bg-action px-5 font-semibold text-on-ink hover:bg-action-hover"
        >
          링크 복사
        </button>
      </div>
    </>
  )
}

/** Pictures of this site under its opened host name. */
function ownAddress(address: string): string {
  const { pathname, search } = new URL(address, location.href)
  return pathname + search
}
