import { Empty } from './empty'

interface Props {
  /** What would stand here, with its particle: `이벤트 한 건을`. */
  what: string
  /** On which pages it does: `이벤트 상세`. */
  where: string
  link: { label: string; href: string }
}

/** In place of a record's block on a page that is about none, as in the builder. */
export function NoRecord({ what, where, link }: Props) {
  return (
    <div className="frame">
      <Empty title={`${what} 보이는 자리입니다.`} reason={`${where} 화면에서 내용이 나타납니다.`} link={link} />
    </div>
  )
}
