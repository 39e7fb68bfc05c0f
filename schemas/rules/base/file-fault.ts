/** Kinds of pictures that people may attach, by the ending of the name (V-FILE-2, CX-13). What a file is, its bytes say. */
const ENDING = /\.(jpe?g|png|gif|bmp)$/i
const MB = 1_048_576
/** V-FILE-1, where nothing else is said. */
export const FILE_MB = 20

export const FILE_TYPES = 'JPG, JPEG, PNG, GIF, BMP 파일만 첨부할 수 있습니다.'
/** Of a file that is named like a picture: to call its kind wrong would deny what the person sees. */
export const FILE_UNREADABLE = '사진으로 읽을 수 없는 파일입니다. 파일이 깨졌거나 이름만 사진일 수 있습니다. JPG로 다시 저장해 올려 주세요.'
export const fileTooLarge = (most: number = FILE_MB): string => `파일은 개당 최대 ${most}MB까지 첨부할 수 있습니다.`
/** For the file chooser of the browser. */
export const FILE_ACCEPT = '.jpg,.jpeg,.png,.gif,.bmp'

/**
 * What is wrong with a file to be attached (V-FILE-1, V-FILE-2, content 5).
 * @param most megabytes of 1,048,576 bytes; exactly as much passes.
 */
export function fileFault({ name, size }: { name: string; size: number }, most: number = FILE_MB): string | undefined {
  if (!ENDING.test(name)) return FILE_TYPES
  return size > most * MB ? fileTooLarge(most) : undefined
}
