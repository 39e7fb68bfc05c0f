// A caption describes the picture beside it, so it would be wrong under another picture.
import type { FieldSchema } from './field-schema'
import { parentOf, under } from './value-at'
import type { Change, Target } from './target'

/** Names of the props that blocks use for the text below a picture. */
const CAPTIONS = ['caption', 'DSC'] as const

/**
 * Removes the captions of the picture at `pointer`, in the undo entry that replaces the picture, so that one undo restores both. A
 * required caption stays.
 */
export function captionsBeside(target: Target, pointer: string, parent: FieldSchema | undefined): Change[] {
  return CAPTIONS.filter((name) => parent?.properties?.[name] && !parent.required?.includes(name))
    .map((name) => under(parentOf(pointer), name))
    .filter((at) => target.holds(at) !== 'none')
    .map((at) => ({ pointer: at, value: undefined }))
}

export const pickedWords = (name: string, captions: readonly Change[]): string =>
  captions.length > 0 ? `${name}: 사진을 바꾸고 이전 사진의 설명을 지웠습니다. 되돌리면 함께 돌아옵니다.` : `${name}: 사진을 골랐습니다.`
