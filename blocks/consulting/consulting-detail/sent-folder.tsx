import type { Item } from '@/schemas/api/base/contract'
import type { readMyConsultation } from '@/schemas/api/consulting/history'
import { SafeLink } from '@/blocks/base/_parts/action-link'

/** The folder of scraps that was sent along, as it was then: a page that is gone since answers so itself. */
export function SentFolder({ folder }: { folder: NonNullable<Item<typeof readMyConsultation>['folder']> }) {
  return (
    <div className="mt-4">
      <p className="text-small font-semibold wrap-anywhere">
        함께 보낸 스크랩 폴더 ‘{folder.title}’ <span className="numeric font-normal text-ink-mute">{folder.scraps.length}개</span>
      </p>
      <ul aria-label="함께 보낸 스크랩" className="mt-2 border-t border-line">
        {folder.scraps.map(({ title, path }) => (
          <li key={path} className="border-b border-line">
            <SafeLink href={path} className="inline-flex min-h-11 items-center text-small underline underline-offset-4 wrap-anywhere">
              {title}
            </SafeLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
