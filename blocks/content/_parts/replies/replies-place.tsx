import { Empty } from '@/blocks/base/_parts/empty'

/** On a page that is about nothing that takes replies: an editor sees what belongs here. */
export function RepliesPlace({ where }: { where: string }) {
  return (
    <div className="frame">
      <h2 className="type-h2 mb-6">댓글</h2>
      <Empty title="댓글을 쓰고 보이는 자리입니다." reason={`${where} 화면에서 댓글이 나타납니다.`} />
    </div>
  )
}
