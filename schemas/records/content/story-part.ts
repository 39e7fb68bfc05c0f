import { Type } from 'typebox'
import * as f from '@/schemas/records/fields'

/** A step of a case's story: a picture, a text, or both. */
export const storyPart = Type.Object(
  { title: f.optionalLineField('소제목'), text: f.paragraphField('글', 3_000), picture: f.optionalPictureField('사진') },
  { title: '이야기', additionalProperties: false },
)
