// The pictures of the editor's guide (docs/guide), which the console shows. Its texts are rendered by the console itself.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

const AT = '/adm/guide/picture'

/** Path of a picture of the guide. @param file name in docs/guide/pictures. */
export const guidePicturePath = (file: string): string => `${AT}?file=${file}`

/** For staff only, as the console is. */
export const readGuidePicture = contract({
  at: `GET ${AT}`,
  id: 'guide.picture',
  title: '도움말 사진',
  access: 'manager',
  input: Type.Object({ file: Type.String({ title: '사진', pattern: '^[a-z0-9-]+\\.webp$', maxLength: 100 }) }),
  raw: 'image/webp',
  errors: { missing: ['404', '사진을 찾을 수 없습니다.', 404] },
})
