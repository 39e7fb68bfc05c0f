import { listComments, listMyEvents, listWritings } from '@/schemas/api/members/my-page'

/** The pages of a member's activity: what is listed, in which words, and what an empty one says. */
export const ACTIVITY_TABS = {
  writing: {
    title: '내가 쓴 글',
    path: '/mypage/activity/writing',
    count: 'writeCnt',
    list: listWritings,
    empty: {
      title: '아직 쓴 글이 없습니다.',
      reason: '우리 집을 소개하는 온라인 집들이를 쓰면 이곳에 모입니다.',
      link: { label: '온라인 집들이 둘러보기', href: '/styling/myhome' },
    },
    /** Where another one begins. */
    begin: { label: '집들이 쓰기', href: '/styling/myhome/edit' },
  },
  comment: {
    title: '내 댓글',
    path: '/mypage/activity/comments',
    count: 'replyCnt',
    list: listComments,
    empty: {
      title: '아직 쓴 댓글이 없습니다.',
      reason: '시공사례와 이벤트에 댓글을 남기면 이곳에 모입니다.',
      link: { label: '시공사례 둘러보기', href: '/styling/expert-style' },
    },
    begin: undefined,
  },
  event: {
    title: '이벤트 참여 내역',
    path: '/mypage/activity/event',
    count: 'eventCnt',
    list: listMyEvents,
    empty: {
      title: '아직 참여한 이벤트가 없습니다.',
      reason: '이벤트에 참여하거나 후기를 남기면 이곳에 모입니다.',
      link: { label: '진행 중인 이벤트 보기', href: '/zin/event/event' },
    },
    begin: undefined,
  },
} as const
export type ActivityTab = keyof typeof ACTIVITY_TABS
