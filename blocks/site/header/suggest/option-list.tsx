import { Icon } from '@/lib/ui/icon'
import { sizedPath } from '@/schemas/rules/base/sized-path'
import { rememberWord } from './recent-words'
import { optionId } from './use-combobox'
import type { Option } from './options-of'

const SECTIONS = {
  meant: '이 말을 찾으시나요',
  words: '이어지는 말',
  categories: '바로 가기',
  others: '찾아보기',
  sold: '제품과 상품',
} as const
const TOOLS = ['meant', 'words', 'categories', 'others'] as const
/** The width of a picture in a row and in a card, twice for fine screens. */
const PICTURE = 320

interface Props {
  listId: string
  options: readonly Option[]
  chosen: number
}

/** All suggestions as one flat list: a screen reader hears the heading of each with its name, because groups in a list are passed over. */
export function OptionList({ listId, options, chosen }: Props) {
  const sold = options.filter(({ section }) => section === 'sold')
  const at = (option: Option) => options.indexOf(option)
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="제안"
      className={`suggest-parts ${sold.length > 0 && sold.length < options.length ? 'suggest-both' : ''}`}
    >
      <div role="presentation">
        {TOOLS.map((section) => {
          const list = options.filter((option) => option.section === section)
          if (list.length === 0) return null
          return (
            <div key={section} role="presentation" className="suggest-section">
              <p aria-hidden="true" className="suggest-heading hidden text-caption md:block">
                {SECTIONS[section]}
              </p>
              {list.map((option) => (
                <Row key={option.href + option.text} option={option} id={optionId(listId, at(option))} isChosen={at(option) === chosen} />
              ))}
            </div>
          )
        })}
      </div>
      {sold.length > 0 && (
        <div role="presentation">
          <p aria-hidden="true" className="suggest-heading text-caption">
            {SECTIONS.sold}
          </p>
          <div role="presentation" className="suggest-cards">
            {sold.map((option) => (
              <Card key={option.href} option={option} id={optionId(listId, at(option))} isChosen={at(option) === chosen} />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

interface OptionProps {
  option: Option
  id: string
  isChosen: boolean
}

function Row({ option, id, isChosen }: OptionProps) {
  const { section, text, href, note, isWord } = option
  return (
    <a
      id={id}
      href={href}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={() => isWord && rememberWord(text)}
      className={`suggest-row ${section === 'meant' ? 'text-lead font-semibold' : ''}`}
    >
      <Icon name={isWord ? 'search' : section === 'categories' ? 'sliders' : 'arrow'} size={18} className="shrink-0 text-ink-mute" />
      <span className="min-w-0">
        <Hidden section={section} />
        <MarkedText option={option} isDim={section === 'words'} />
      </span>
      {note && <span className="numeric ml-auto shrink-0 text-small font-normal whitespace-nowrap text-ink-mute">{note}</span>}
    </a>
  )
}

function Card({ option, id, isChosen }: OptionProps) {
  const { image, price, isFrom, unit, kind } = option.sold!
  return (
    <a id={id} href={option.href} role="option" aria-selected={isChosen} tabIndex={-1} className="suggest-card">
      <span className="photo rounded-sm" style={{ aspectRatio: '1/1' }}>
        {image && <img src={sizedPath(image, PICTURE)} alt="" width={PICTURE} height={PICTURE} decoding="async" />}
      </span>
      <span className="block md:mt-3">
        <Hidden section="sold" />
        <span className="line-clamp-2 font-semibold text-pretty">
          <MarkedText option={option} isDim={false} />
        </span>
        <span className="numeric mt-0.5 block text-small">
          {price === 0 ? (
            '가격 상담 '
          ) : (
            <>
              <b className="font-semibold">{price.toLocaleString('ko-KR')}원</b>
              {isFrom && '부터'}
              {unit && ` / ${unit}`}{' '}
            </>
          )}
          <span className="text-caption text-ink-mute md:block">{kind}</span>
        </span>
      </span>
    </a>
  )
}

const Hidden = ({ section }: { section: Option['section'] }) => <span className="sr-only">{SECTIONS[section]}, </span>

/** The text with what stands for the typed letters; of a word that goes on, the rest is paler. */
function MarkedText({ option: { text, marks }, isDim }: { option: Option; isDim: boolean }) {
  const rest = isDim ? 'text-ink-mute' : undefined
  const pieces = marks.flatMap(({ from, until }, at) => [
    { text: text.slice(marks[at - 1]?.until ?? 0, from), isMark: false },
    { text: text.slice(from, until), isMark: true },
  ])
  return [...pieces, { text: text.slice(marks.at(-1)?.until ?? 0), isMark: false }].map((piece, at) =>
    piece.isMark ? (
      <mark key={at}>{piece.text}</mark>
    ) : (
      piece.text && (
        <span key={at} className={rest}>
          {piece.text}
        </span>
      )
    ),
  )
}
