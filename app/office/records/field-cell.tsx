// A field of a record in a list, by the kind of its schema.
import { Check } from 'lucide-react'
import { formatDateTime, formatDay } from '@/schemas/words/dates'
import { choicesOf, nameOfEntry, widgetOf, type FieldSchema } from '@/builder/inspector/field-schema'
import { textOfHtml } from '@/builder/record/value-words'
import { ICON } from '@/builder/ui/icon'
import { thumbnail } from '@/builder/ui/thumbnail'

/** What a list knows besides the values of its rows. */
export interface ListNames {
  /** Names of records: `products:P1` → 이름. */
  records: Readonly<Record<string, string>>
  /** Words of codes by the source of their field. */
  codes: ReadonlyMap<string, ReadonlyMap<string, string>>
}

export function FieldCell({ schema, value, names }: { schema: FieldSchema; value: unknown; names: ListNames }) {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return <None />
  if (schema.widget === 'reference') return <Words text={referenceWords(schema, value, names)} />
  switch (widgetOf(schema)) {
    case 'switch':
      return value === true ? (
        <span className="inline-flex items-center gap-1">
          <Check {...ICON} size={14} className="text-success" />예
        </span>
      ) : (
        <None words="아니요" />
      )
    case 'picture':
      return <Thumbnail picture={value} />
    case 'picture-address':
      return <Thumbnail picture={{ src: typeof value === 'string' ? value : '' }} />
    case 'choices':
      return <Words text={(value as unknown[]).map((one) => choiceWords(schema.items ?? {}, one, names)).join(', ')} />
    case 'list':
    case 'option-groups':
    case 'matrix':
      return <Words text={listWords(schema, value as unknown[])} />
    case 'moment':
      return (
        <time dateTime={value as string} title={formatDateTime(value as string)} className="whitespace-nowrap tabular-nums">
          {formatDay(value as string).replace(' ', '')}
        </time>
      )
    case 'number':
      return <span className="tabular-nums">{(value as number).toLocaleString('ko-KR')}</span>
    case 'html':
      return <Words text={textOfHtml(value as string).replaceAll('\n', ' ')} />
    default:
      return <Words text={choiceWords(schema, value, names)} />
  }
}

export function choiceWords(schema: FieldSchema, value: unknown, { codes }: Pick<ListNames, 'codes'>): string {
  const choice = choicesOf(schema)?.find((one) => one.value === value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return choice?.label ?? codes.get(schema.source ?? '')?.get(text) ?? text
}

function referenceWords({ source = '' }: FieldSchema, value: unknown, { records }: ListNames): string {
  const type = source.slice('records:'.length)
  const [first, ...more] = (Array.isArray(value) ? value : [value]) as string[]
  const name = records[`${type}:${first}`] ?? '지워진 항목'
  return more.length > 0 ? `${name} 외 ${more.length}개` : name
}

function listWords(schema: FieldSchema, value: readonly unknown[]): string {
  const isWords = value.every((one) => typeof one === 'string')
  return isWords ? value.map((one, i) => nameOfEntry(schema.items ?? {}, one, i)).join(', ') : `${value.length}개`
}

/** One line in a table; below each other there is room for more. */
const Words = ({ text }: { text: string }) => (
  <span title={text} className="md:block md:truncate max-md:line-clamp-3 max-md:min-w-0 max-md:wrap-anywhere">
    {text}
  </span>
)

const None = ({ words = '없음' }: { words?: string }) => <span className="text-studio-text-mute">{words}</span>

export function Thumbnail({ picture: { src = '' } }: { picture: { src?: string; alt?: string } }) {
  if (src === '') return <span title="사진 없음" className="block h-10 w-14 rounded-xs border border-dashed border-studio-300" />
  return (
    <img
      src={thumbnail(src, 160)}
      alt=""
      loading="lazy"
      decoding="async"
      className="h-10 w-14 rounded-xs border border-studio-line bg-studio-100 object-cover"
    />
  )
}
