import { Type } from 'typebox'

/** A picture as every block stores it: a storage path, an alternative text, and the point that crops preserve. */
export const imageField = (title = '사진') =>
  Type.Object(
    {
      src: Type.String({ title: '파일', description: '보관함의 사진 주소입니다.', maxLength: 500, default: '', widget: 'image' }),
      alt: Type.String({
        title: '대체 글',
        description: '재료, 색, 빛을 한 문장으로 적습니다. 꾸밈이면 비워 둡니다.',
        maxLength: 200,
        default: '',
        widget: 'text',
      }),
      width: Type.Optional(Type.Integer({ title: '너비', minimum: 1, widget: 'number' })),
      height: Type.Optional(Type.Integer({ title: '높이', minimum: 1, widget: 'number' })),
      focal: Type.Optional(
        Type.String({
          title: '초점',
          description: '잘려도 남길 자리입니다. 예: 60% 40%',
          maxLength: 20,
          default: '50% 50%',
          widget: 'text',
        }),
      ),
      color: Type.Optional(
        Type.String({ title: '평균 색', description: '사진이 오기 전에 보이는 색입니다.', pattern: '^#[0-9a-fA-F]{6}$', widget: 'color' }),
      ),
    },
    { title, additionalProperties: false, default: { src: '', alt: '' }, widget: 'image' },
  )

export const linkField = (title = '링크') =>
  Type.String({ title, description: '이 사이트 안의 주소는 /로 시작합니다.', maxLength: 500, default: '', widget: 'link' })

/** A link with its own label, as beside a heading: 전체보기. */
export const labelledLinkField = (title = '링크') =>
  Type.Object(
    {
      label: Type.String({ title: '글자', minLength: 1, maxLength: 40, default: '전체보기', widget: 'text' }),
      href: linkField('주소'),
    },
    { title, additionalProperties: false, widget: 'link' },
  )

interface ChoiceOptions<Name extends string> {
  default: Name
  description?: string
  /** Values that show something only on a page about such a record. */
  needsSubject?: Partial<Record<string, string>>
}

/** One of several names, each with its Korean label. */
export const choiceField = <const T extends Record<string, string>>(
  title: string,
  names: T,
  { needsSubject = {}, ...options }: ChoiceOptions<keyof T & string>,
) =>
  Type.Unsafe<keyof T & string>({
    title,
    anyOf: Object.entries(names).map(([value, label]) => ({
      const: value,
      title: label,
      ...(needsSubject[value] ? { needsSubject: needsSubject[value] } : {}),
    })),
    widget: 'select',
    ...options,
  })
