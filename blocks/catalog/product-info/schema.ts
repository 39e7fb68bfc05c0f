import { Type, type Static } from 'typebox'

const title = (of: string, usual: string) =>
  Type.Optional(Type.String({ title: of, minLength: 1, maxLength: 30, default: usual, widget: 'text' }))

export const props = Type.Object(
  {
    contentsTitle: title('본문의 제목', '특징'),
    specsTitle: title('규격표의 제목', '규격과 성능'),
    documentsTitle: title('자료의 제목', '내려받을 자료'),
    videosTitle: title('영상의 제목', '영상으로 보기'),
  },
  { additionalProperties: false, needsSubject: 'product' },
)
export type Props = Static<typeof props>
