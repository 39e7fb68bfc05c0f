import { PICTURE_FILES } from '@/schemas/rules/base/picture-files'

/** What is chosen, in the words of the dialog. */
export const MEDIA_KINDS = {
  picture: {
    noun: '사진',
    types: PICTURE_FILES.accept,
    help: `파일을 이 창에 끌어다 놓거나 붙여넣어도 됩니다. ${PICTURE_FILES.words}, 20MB까지.`,
    first: '아직 사진이 없습니다. 첫 사진을 올려 주세요.',
  },
  film: {
    noun: '영상',
    types: 'video/mp4,video/webm',
    help: '파일을 이 창에 끌어다 놓아도 됩니다. MP4, WebM, 100MB까지.',
    first: '아직 영상이 없습니다. 첫 영상을 올려 주세요.',
  },
}

export type MediaKind = keyof typeof MEDIA_KINDS
