// What search engines and shared links say of a record that has a page of its own. All of it may stay empty: then the page says it itself.
import { Type } from 'typebox'

/** Words of an address: small letters, Hangul and digits, joined by hyphens. */
const SLUG = '^([a-z0-9가-힣]+(-[a-z0-9가-힣]+)*)?$'

export const SHARE_FIELDS = {
  slug: Type.Optional(
    Type.String({
      title: '주소에 쓸 이름',
      maxLength: 100,
      pattern: SLUG,
      widget: 'slug',
      description:
        '한글, 영어 소문자, 숫자를 붙임표(-)로 잇습니다. 빈칸은 붙임표가 됩니다. 비우면 번호로 된 주소를 씁니다. 바꾸면 옛 주소가 새 주소로 이어집니다.',
    }),
  ),
  shareTitle: Type.Optional(
    Type.String({ title: '검색에 보일 제목', maxLength: 100, description: '비우면 제목을 그대로 씁니다. 뒤에 사이트 이름이 붙습니다.' }),
  ),
  shareDescription: Type.Optional(
    Type.String({ title: '검색에 보일 설명', maxLength: 160, widget: 'textarea', description: '비우면 요약을 씁니다.' }),
  ),
  sharePicture: Type.Optional(
    Type.String({
      title: '공유 사진',
      maxLength: 500,
      widget: 'image',
      description: '가로 2, 세로 1의 비율로 잘립니다. 비우면 대표 사진을 씁니다.',
    }),
  ),
}

export const SHARE_GROUP = {
  title: '검색과 공유',
  text: '검색 결과와 메신저에 보이는 모습입니다.',
  fields: ['slug', 'shareTitle', 'shareDescription', 'sharePicture'],
}
