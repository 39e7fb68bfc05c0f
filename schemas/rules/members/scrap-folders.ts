// What a folder of the scrapbook may be called and hold.
export const MOST_FOLDERS = 30
/** Few enough to be shown, and sent along, as a whole. */
export const MOST_IN_FOLDER = 200
export const FOLDER_TITLE_MOST = 20
export const NOTE_MOST = 200

/** What nobody sees, or what turns the letters after it round. */
const UNSEEN = /[\p{Cf}\u2800\u3164\uFFA0]/gu
/** As it is stored: what is seen of it, one space between words, none around them. */
export const folderTitleOf = (typed: string): string => typed.replace(UNSEEN, '').trim().replace(/\s+/g, ' ')

/** Why a folder cannot be called so; undefined where it can. Length is counted as people count it. */
export function folderTitleFault(typed: string): string | undefined {
  const title = folderTitleOf(typed)
  if (title === '') return '폴더 이름을 입력해 주세요.'
  if ([...title].length > FOLDER_TITLE_MOST) return `폴더 이름은 ${FOLDER_TITLE_MOST}자까지 입력할 수 있습니다.`
  return undefined
}

export const noteFault = (typed: string): string | undefined =>
  [...typed.trim()].length > NOTE_MOST ? `메모는 ${NOTE_MOST}자까지 입력할 수 있습니다.` : undefined

/** The page of a shared folder. */
export const sharedFolderPath = (token: string): string => `/share/scrap/${token}`
