import { Empty } from './empty'

interface Props {
  /** The missing record, with its particle: `이벤트 한 건을`. */
  what: string
  /** The pages that have it: `이벤트 상세`. */
  where: string
  link: { label: string; href: string }
  /** The block has the heading of its page: here the name of the page takes the place of the record's. */
  isTitle?: boolean
}

/** Replaces a record's block on a page without a record, as in the builder. */
export function NoRecord({ what, where, link, isTitle }: Props) {
  return (
    <div className="frame">
      {isTitle && <h1 className="type-h2 mb-6">{where}</h1>}
      <Empty title={`${what} 보이는 자리입니다.`} reason={`${where} 화면에서 내용이 나타납니다.`} link={link} />
    </div>
  )
}
