// The page of a person: what a nickname has published.
import { Type } from 'typebox'
import { noPerson, ProfileId } from '@/schemas/api/members/profiles'
import { Page, sizeOf, YesNo } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'
import { moment } from '@/schemas/api/base/fields'

/** With the published tours, of which a member has fifty at most. */
export const readPerson = contract({
  at: 'GET /svc/people/read',
  id: 'people.read',
  title: '프로필 조회',
  access: 'visitor',
  personal: true,
  input: Type.Object({ profileId: ProfileId }),
  item: Type.Object({
    profileId: Type.String(),
    nickname: Type.String(),
    picture: Type.String(),
    introduction: Type.String(),
    tourCnt: Type.Integer(),
    replyCnt: Type.Integer(),
    followers: Type.Integer(),
    /** Of the caller. */
    mineYn: YesNo,
    followYn: YesNo,
  }),
  items: Type.Object({
    SEQ: Type.Integer(),
    TITLE: Type.String(),
    H_IMG: Type.String(),
    H_IMG_ALT: Type.String(),
    H_IMG_SHAPE: Shape,
    PRODUCT_CNT: Type.Integer(),
    scrapCnt: Type.Integer(),
    REG_DT: moment,
  }),
  errors: { missing: noPerson },
})

/** What visitors read of their replies, the newest first. */
export const listPersonReplies = contract({
  at: 'GET /svc/people/replies',
  id: 'people.replies',
  title: '프로필의 답글 목록',
  access: 'visitor',
  input: Type.Object({ profileId: ProfileId, page: Page, size: sizeOf(10, 50) }),
  items: Type.Object({
    REPLY_SEQ: Type.Integer(),
    CONTENTS: Type.String(),
    TITLE: Type.String(),
    PATH: Type.String(),
    REG_DT: moment,
  }),
  errors: { missing: noPerson },
})
