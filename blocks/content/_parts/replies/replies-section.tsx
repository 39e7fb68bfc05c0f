import type { PageContext } from '@/renderer/define-block'
import { Pager } from '@/blocks/base/_parts/pager'
import type { ReplyPage } from './read-replies'
import { RepliesIsland } from './replies-island.lazy'

interface Props {
  id: string
  /** What the replies are about: `case:12`. */
  subject: string
  data: ReplyPage
  size: number
  page: PageContext
}

/** The replies to a case or a piece, a page of threads at a time. */
export function RepliesSection({ id, subject, data, size, page }: Props) {
  return (
    <section id={id} data-section="plain" className="band scroll-mt-24" aria-labelledby={`${id}-title`}>
      <div className="frame my-0!">
        <div className="max-w-narrow">
          <RepliesIsland id={id} subject={subject} first={data} size={size} home={`${page.path}#${id}`} />
          <Pager path={page.path} query={{}} page={data.page} pages={Math.ceil(data.threads / size)} label="댓글" anchor={id} />
        </div>
      </div>
    </section>
  )
}
