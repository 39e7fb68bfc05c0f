// Folders of the scrapbook (SYS-24). What two tabs change at once is added up: a call names what is put in and taken out, never the whole.
import { Type } from 'typebox'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { FOLDER_TITLE_MOST, MOST_FOLDERS, MOST_IN_FOLDER, NOTE_MOST } from '@/schemas/rules/members/scrap-folders'
import { YesNo } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'
import { oneOf } from '@/schemas/api/base/fields'
import { CHANGING, SCRAPPING } from '@/schemas/api/base/rate-limit'
import { MOST_SCRAPS } from './scraps'

export const FolderSeq = Type.Integer({ title: '폴더', minimum: 1, maximum: 2_147_483_647 })
const Target = Type.String({ title: '스크랩', minLength: 3, maxLength: 120 })
const FolderSeqs = (title: string) => Type.Array(FolderSeq, { title, maxItems: MOST_FOLDERS })

const missing = ['404', '폴더를 찾을 수 없습니다. 다른 화면에서 지웠을 수 있습니다.', 404] as const
const noScrap = ['404', '스크랩을 찾을 수 없습니다. 다른 화면에서 뺐을 수 있습니다.', 404] as const
const forbiddenWord = ['400', FORBIDDEN_WORD] as const

/** In the member's order. */
export const listScrapFolders = contract({
  at: 'GET /svc/scrap/folders',
  id: 'scrap.folders',
  title: '스크랩 폴더 목록',
  access: 'member',
  input: Type.Object({}),
  items: Type.Object({
    folderSeq: Type.Integer(),
    title: Type.String(),
    cnt: Type.Integer(),
    /** Path of the link that shows it; empty while it is not shared. */
    linkPath: Type.String(),
    nicknameYn: YesNo,
  }),
})

/** Makes a folder, which comes last, or renames one. */
export const saveScrapFolder = contract({
  at: 'POST /svc/scrap/folder/save',
  id: 'scrap.folderSave',
  title: '스크랩 폴더 저장',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({
    folderSeq: Type.Optional(FolderSeq),
    title: Type.String({ title: '폴더 이름', maxLength: FOLDER_TITLE_MOST * 4 }),
  }),
  item: Type.Object({ folderSeq: Type.Integer(), title: Type.String() }),
  errors: {
    missing,
    forbiddenWord,
    wrong: ['400', `폴더 이름은 ${FOLDER_TITLE_MOST}자까지 입력할 수 있습니다.`],
    sameTitle: ['409', '같은 이름의 폴더가 있습니다.', 409],
    tooMany: ['409', `폴더는 ${MOST_FOLDERS}개까지 만들 수 있습니다. 쓰지 않는 폴더를 지워 주세요.`, 409],
  },
})

/** Its scraps stay in the scrapbook; its link says that it is gone. */
export const removeScrapFolder = contract({
  at: 'POST /svc/scrap/folder/remove',
  id: 'scrap.folderRemove',
  title: '스크랩 폴더 삭제',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ folderSeq: FolderSeq }),
  errors: { missing },
})

/** One place on among the folders; at the end it stays. */
export const moveScrapFolder = contract({
  at: 'POST /svc/scrap/folder/move',
  id: 'scrap.folderMove',
  title: '스크랩 폴더 순서 바꾸기',
  access: 'member',
  rateLimit: SCRAPPING,
  input: Type.Object({ folderSeq: FolderSeq, step: oneOf('방향', ['earlier', 'later']) }),
  errors: { missing },
})

/** Puts scraps into folders and takes them out of others; what is there already, or out already, stays so. */
export const placeScraps = contract({
  at: 'POST /svc/scrap/folder/place',
  id: 'scrap.folderPlace',
  title: '스크랩을 폴더에 담기',
  access: 'member',
  rateLimit: SCRAPPING,
  input: Type.Object({
    targets: Type.Array(Target, { title: '스크랩', minItems: 1, maxItems: MOST_SCRAPS }),
    putIn: Type.Optional(FolderSeqs('담을 폴더')),
    takeOut: Type.Optional(FolderSeqs('뺄 폴더')),
  }),
  item: Type.Object({ placed: Type.Integer(), taken: Type.Integer() }),
  errors: {
    missing,
    noScrap,
    full: ['409', `폴더 하나에 스크랩을 ${MOST_IN_FOLDER}개까지 담을 수 있습니다.`, 409],
  },
})

/** One place on within a folder. */
export const moveScrap = contract({
  at: 'POST /svc/scrap/folder/moveScrap',
  id: 'scrap.folderMoveScrap',
  title: '폴더 안에서 스크랩 순서 바꾸기',
  access: 'member',
  rateLimit: SCRAPPING,
  input: Type.Object({ folderSeq: FolderSeq, target: Target, step: oneOf('방향', ['earlier', 'later']) }),
  errors: { missing, noScrap },
})

/** Writes the note of a scrap; one that changed meanwhile is not overwritten, and comes with the refusal. */
export const noteScrap = contract({
  at: 'POST /svc/scrap/note',
  id: 'scrap.note',
  title: '스크랩 메모',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({
    target: Target,
    note: Type.String({ title: '메모', maxLength: NOTE_MOST * 4 }),
    /** The note that the member saw when they began to write. */
    before: Type.String({ title: '고치기 전의 메모', maxLength: NOTE_MOST * 4 }),
  }),
  item: Type.Object({ note: Type.String() }),
  errors: {
    noScrap,
    forbiddenWord,
    wrong: ['400', `메모는 ${NOTE_MOST}자까지 입력할 수 있습니다.`],
    stale: ['409', '다른 화면에서 먼저 고친 메모가 있습니다.', 409],
  },
})

/** Makes the link of a folder, or answers the one that there is; `anewYn` ends that one first. */
export const shareScrapFolder = contract({
  at: 'POST /svc/scrap/folder/share',
  id: 'scrap.folderShare',
  title: '스크랩 폴더 공유',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ folderSeq: FolderSeq, nicknameYn: YesNo, anewYn: Type.Optional(YesNo) }),
  item: Type.Object({ linkPath: Type.String() }),
  errors: { missing },
})

/** Whoever opens the link from now on reads that it was ended. */
export const endScrapFolderLink = contract({
  at: 'POST /svc/scrap/folder/unshare',
  id: 'scrap.folderUnshare',
  title: '스크랩 폴더 공유 끝내기',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({ folderSeq: FolderSeq }),
  errors: { missing },
})

/** What a link shows: pictures, names and notes of this folder alone. It names no tags, because nothing of it may be cached. */
export const readSharedFolder = contract({
  at: 'GET /svc/scrap/shared',
  id: 'scrap.shared',
  title: '공유된 스크랩 폴더',
  access: 'visitor',
  personal: true,
  input: Type.Object({ token: Type.String({ title: '공유 주소', pattern: '^[A-Za-z0-9_-]{22}$' }) }),
  item: Type.Object({ title: Type.String(), nickname: Type.String() }),
  items: Type.Object({
    type: Type.String(),
    title: Type.String(),
    image: Type.String(),
    alt: Type.String(),
    shape: Shape,
    path: Type.String(),
    note: Type.String(),
  }),
  errors: {
    missing: ['404', '없는 공유 주소입니다.', 404],
    ended: ['410', '공유가 끝난 폴더입니다.', 410],
  },
})
