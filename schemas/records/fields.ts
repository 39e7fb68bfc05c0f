// The fields of records. Each is a JSON Schema with the label, the help and the widget that the form renders (builder/inspector).
import { Type, type TSchema } from 'typebox'
import { RICH_TEXT_MAX } from '@/schemas/page/rich-texts'

interface More {
  help?: string
  /** Shown only while the sibling field has one of these values. */
  when?: { field: string; is: readonly unknown[] }
}
const meta = ({ help, when }: More) => ({ ...(help ? { description: help } : {}), ...(when ? { when } : {}) })

/** One line that must be filled in before publishing. */
export const lineField = (title: string, maxLength = 100, more: More & { pattern?: string } = {}) =>
  Type.String({ title, minLength: 1, maxLength, pattern: more.pattern ?? '\\S', ...meta(more) })

/** One line that may stay empty. */
export const optionalLineField = (title: string, maxLength = 100, more: More & { pattern?: string } = {}) =>
  Type.String({ title, maxLength, default: '', ...(more.pattern ? { pattern: more.pattern } : {}), ...meta(more) })

/** A telephone number as it is dialled in Korea: 02-1234-5678, 1588-1234. */
export const phoneField = (title: string) =>
  lineField(title, 20, { pattern: '^(0\\d{1,3}-\\d{3,4}|1\\d{3})-\\d{4}$', help: '예: 02-1234-5678' })

export const paragraphField = (title: string, maxLength = 500, more: More = {}) =>
  Type.String({ title, maxLength, default: '', widget: 'textarea', ...meta(more) })

/** Several lines that go out by mail or text as they are: addresses that are typed there are links. */
export const messageField = (title: string, maxLength = 500, more: More = {}) =>
  Type.String({ title, maxLength, default: '', widget: 'textarea', addresses: true, ...meta(more) })

/** Several lines that must be filled in before publishing. */
export const neededParagraphField = (title: string, maxLength = 500, more: More = {}) =>
  Type.String({ title, minLength: 1, maxLength, pattern: '\\S', widget: 'textarea', ...meta(more) })

/** Rich text, sanitised when stored and again when shown. */
export const richTextField = (title: string, more: More = {}) =>
  Type.String({ title, maxLength: RICH_TEXT_MAX, default: '', widget: 'html', ...meta(more) })

/** A moment in UTC, written and read in Seoul's time. */
export const momentField = (title: string, more: More = {}) => Type.String({ title, format: 'date-time', widget: 'moment', ...meta(more) })

export const linkField = (title: string, more: More = {}) =>
  Type.String({ title, maxLength: 500, default: '', widget: 'link', ...meta(more) })
export const requiredLinkField = (title: string, more: More = {}) =>
  Type.String({ title, minLength: 1, maxLength: 500, widget: 'link', ...meta(more) })

export const toggleField = (title: string, more: More & { default?: boolean } = {}) =>
  Type.Boolean({ title, default: more.default ?? false, ...meta(more) })

/** `Y` or `N` as the contract's tables store it, shown as a choice of two words. */
export const yesNoField = (title: string, yes: string, no: string, start: 'Y' | 'N', more: More = {}) =>
  choiceField(title, { Y: yes, N: no }, { ...more, default: start })

export const wholeField = (title: string, more: More & { minimum?: number; maximum?: number; default?: number } = {}) =>
  Type.Integer({
    title,
    minimum: more.minimum ?? 0,
    maximum: more.maximum ?? 1_000_000,
    ...(more.default === undefined ? {} : { default: more.default }),
    ...meta(more),
  })

/** A number with decimals: an area, a degree of latitude. */
export const decimalField = (title: string, minimum: number, maximum: number, more: More = {}) =>
  Type.Number({ title, minimum, maximum, ...meta(more) })

export const choiceField = <const T extends Readonly<Record<string, string>>>(
  title: string,
  words: T,
  more: More & { default?: keyof T & string } = {},
) =>
  Type.Unsafe<keyof T & string>({
    title,
    anyOf: Object.entries(words).map(([value, label]) => ({ const: value, title: label })),
    widget: 'select',
    ...(more.default === undefined ? {} : { default: more.default }),
    ...meta(more),
  })

/** One code of a group of common codes. */
export const codeField = (title: string, group: string, more: More = {}) =>
  Type.String({ title, minLength: 1, maxLength: 60, widget: 'select', source: `codes:${group}`, ...meta(more) })

export const optionalCodeField = (title: string, group: string, more: More = {}) =>
  Type.String({ title, maxLength: 60, default: '', widget: 'select', source: `codes:${group}`, ...meta(more) })

/**
 * Several of the choices that `source` names, as boxes: `codes:GROUP` for common codes, `attributes:FIELD` for the attributes of the product
 * category that the sibling field has.
 */
export const choicesField = (title: string, source: `codes:${string}` | `attributes:${string}`, more: More = {}) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 80, source }), {
    title,
    maxItems: 100,
    uniqueItems: true,
    default: [],
    widget: 'choices',
    ...meta(more),
  })

/** The id of a record of another type; it must exist when this one is published. */
export const referenceField = (title: string, type: string, more: More = {}) =>
  Type.String({ title, minLength: 1, maxLength: 60, widget: 'reference', source: `records:${type}`, ...meta(more) })
export const optionalReferenceField = (title: string, type: string, more: More = {}) =>
  Type.String({ title, maxLength: 60, default: '', widget: 'reference', source: `records:${type}`, ...meta(more) })
/** Ids of several records of another type, in the order in which they are shown. */
export const referencesField = (title: string, type: string, maxItems = 24, more: More = {}) =>
  Type.Array(Type.String({ maxLength: 60 }), {
    title,
    maxItems,
    uniqueItems: true,
    default: [],
    widget: 'reference',
    source: `records:${type}`,
    ...meta(more),
  })

/** Short words: hashtags, spaces. */
export const wordsField = (title: string, maxItems = 20, more: More = {}) =>
  Type.Array(Type.String({ title: '낱말', minLength: 1, maxLength: 40 }), { title, maxItems, default: [], ...meta(more) })

const picturePart = (isRequired: boolean) => ({
  src: Type.String({ title: '파일', ...(isRequired ? { minLength: 1 } : {}), maxLength: 500, default: '', widget: 'image' }),
  alt: Type.String({ title: '대체 글', description: '사진을 보지 못하는 사람에게 읽어 줄 글입니다.', maxLength: 300, default: '' }),
})
/** A picture of the media library with its alternative text. */
export const pictureField = (title: string, more: More = {}) =>
  Type.Object(picturePart(true), { title, additionalProperties: false, default: { src: '', alt: '' }, widget: 'image', ...meta(more) })
export const optionalPictureField = (title: string, more: More = {}) =>
  Type.Object(picturePart(false), { title, additionalProperties: false, default: { src: '', alt: '' }, widget: 'image', ...meta(more) })
/** A further file of a picture that has its alternative text already: its cut for phones. */
export const pictureFileField = (title: string, more: More = {}) =>
  Type.String({ title, maxLength: 500, default: '', widget: 'image', ...meta(more) })
export const picturesField = (title: string, maxItems = 20, more: More = {}) =>
  Type.Array(pictureField('사진'), { title, maxItems, default: [], ...meta(more) })

/** A list of parts that have several fields each. */
export const partsField = <T extends TSchema>(title: string, item: T, maxItems = 50, more: More = {}) =>
  Type.Array(item, { title, maxItems, default: [], ...meta(more) })

/** Places on the picture of the sibling field, in percent of the whole picture; `item` has `x` and `y` besides what stands there. */
export const pointsField = <T extends TSchema>(title: string, item: T, { of, most, ...more }: More & { of: string; most: number }) =>
  Type.Array(item, { title, maxItems: most, default: [], widget: 'points', beside: of, ...meta(more) })
export const percentField = (title: string) => Type.Number({ title, minimum: 0, maximum: 100, default: 50 })

/** An uploaded PDF that visitors download. */
export const documentField = (title: string, more: More = {}) =>
  Type.String({ title, minLength: 1, maxLength: 500, widget: 'document', ...meta(more) })
export const optionalDocumentField = (title: string, more: More = {}) =>
  Type.String({ title, maxLength: 500, default: '', widget: 'document', ...meta(more) })
