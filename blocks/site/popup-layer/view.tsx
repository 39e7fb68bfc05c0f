import type { ViewProps } from '@/renderer/define-block'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { RichText } from '@/blocks/base/_parts/rich-text'
import type { Data } from './load'
import { PopupCard } from './popup-card.lazy'
import type { Props } from './schema'

/** The same for all visitors, so that the page can be cached; the browser decides by its storage which popup opens. */
export function PopupLayer({ data }: ViewProps<Props, Data>) {
  return (
    <div data-popups={data.popups.length}>
      {data.popups.length > 0 && (
        <PopupCard
          popups={data.popups.map(({ popupId, title, applyLimitType, openUntil, eventSeq, content, link }) => ({
            popupId,
            title,
            applyLimitType,
            openUntil,
            eventSeq,
            body: (
              <div data-count-popup={popupId}>
                <RichText html={content} className="text-small" />
                {link && (
                  <ActionLink href={link} size="sm" className="mt-5 w-full">
                    자세히 보기
                  </ActionLink>
                )}
              </div>
            ),
          }))}
        />
      )}
    </div>
  )
}
