// The page of a nickname, as its owner keeps it, and whom a member follows. A person who is not shown is answered as missing, whatever
// the reason: switched off, blocked or left (P-MEM-2).
import { Type } from 'typebox'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { INTRODUCTION_MOST } from '@/schemas/rules/members/profile'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'
import { moment } from '@/schemas/api/base/fields'
import { CHANGING, SCRAPPING, WRITING } from '@/schemas/api/base/rate-limit'
import { REPORT_LENGTH } from '@/schemas/api/base/reply-report'

export const ProfileId = Type.String({ title: '프로필', pattern: '^[0-9a-z]{16,32}$' })
export const noPerson = ['404', '볼 수 없는 프로필입니다.', 404] as const

/** Empty before there is one: publishing a tour makes it, and so does saving it. */
export const readMyProfile = contract({
  at: 'GET /svc/people/mine',
  id: 'people.mine',
  title: '내 프로필',
  access: 'member',
  input: Type.Object({}),
  item: Type.Object({
    profileId: Type.String(),
    nickname: Type.String(),
    shownYn: YesNo,
    /** Code of the chosen picture; empty for the given one. */
    picture: Type.String(),
    introduction: Type.String(),
    /** Why staff hid the introduction; empty while they did not. */
    hiddenReason: Type.String(),
    followers: Type.Integer(),
  }),
})

export const saveMyProfile = contract({
  at: 'POST /svc/people/save',
  id: 'people.save',
  title: '내 프로필 저장',
  access: 'member',
  rateLimit: CHANGING,
  input: Type.Object({
    shownYn: YesNo,
    picture: Type.String({ title: '프로필 사진', maxLength: 40 }),
    introduction: Type.String({ title: '소개', maxLength: INTRODUCTION_MOST * 4 }),
  }),
  item: Type.Object({ profileId: Type.String() }),
  errors: {
    wrong: ['400', `소개는 ${INTRODUCTION_MOST}자까지 입력할 수 있습니다.`],
    noPicture: ['400', '고를 수 없는 사진입니다. 다른 사진을 골라 주세요.'],
    forbiddenWord: ['400', FORBIDDEN_WORD],
  },
})

/** Begins to follow a person, or ends it; a repeated call changes nothing. */
export const followPerson = contract({
  at: 'POST /svc/people/follow',
  id: 'people.follow',
  title: '팔로우',
  access: 'member',
  rateLimit: SCRAPPING,
  input: Type.Object({ profileId: ProfileId, followYn: YesNo }),
  item: Type.Object({ followYn: YesNo, followers: Type.Integer() }),
  errors: {
    missing: noPerson,
    own: ['400', '내 프로필은 팔로우할 수 없습니다.'],
    tooMany: ['409', '1,000명까지 팔로우할 수 있습니다.', 409],
  },
})

/** Whom the calling member follows, the latest first; nobody else is told. */
export const listFollowing = contract({
  at: 'GET /svc/people/following',
  id: 'people.following',
  title: '내가 팔로우하는 사람',
  access: 'member',
  input: Type.Object({ page: Page, size: sizeOf(20, 100) }),
  items: Type.Object({
    profileId: Type.String(),
    nickname: Type.String(),
    picture: Type.String(),
    introduction: Type.String(),
    followedAt: moment,
  }),
})

/** Reports the introduction of a person; staff read it in the queue of reported replies. */
export const reportPerson = contract({
  at: 'POST /svc/people/report',
  id: 'people.report',
  title: '프로필 소개 신고',
  access: 'member',
  rateLimit: WRITING,
  input: Type.Object({
    profileId: ProfileId,
    reason: Type.String({ title: '신고 사유', minLength: 1, maxLength: REPORT_LENGTH, pattern: '\\S' }),
  }),
  errors: {
    missing: noPerson,
    own: ['400', '내 소개는 신고할 수 없습니다.'],
    again: ['409', '이미 신고한 소개입니다.', 409],
  },
})
