// Applications for the reviewer community, for staff. A list shows masked people and no word of an application; applications are opened
// for a reason, and who read whose, when and why stands in the audit log. A decision is told to its member when it is announced.
import { Type } from 'typebox'
import { DECISIONS, RECRUIT_STATES } from '@/schemas/rules/content/recruitment'
import { YesNo } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'
import { direction, moment, oneOf, paging, reason } from '@/schemas/api/base/fields'

const RecruitSeq = Type.Integer({ title: '모집', minimum: 1, maximum: 2_147_483_647 })
const Decision = oneOf('결정', DECISIONS)

const see = { access: 'manager', right: { of: 'community', act: 'see' } } as const
const write = { access: 'manager', right: { of: 'community', act: 'write' }, codec: 'json' } as const
const publish = { access: 'manager', right: { of: 'community', act: 'publish' }, codec: 'json' } as const

const missing = ['404', '모집을 찾을 수 없습니다.', 404] as const
const unknown = ['400', '이 모집의 지원서가 아닌 것이 있습니다. 지원을 취소했을 수 있으니 목록을 새로 고쳐 다시 골라 주세요.'] as const
const seqs = (most: number) =>
  Type.Array(Type.Integer({ title: '지원 번호', minimum: 1, maximum: 2_147_483_647 }), {
    title: '지원서',
    minItems: 1,
    maxItems: most,
    uniqueItems: true,
  })

const Row = Type.Object({
  applicationSeq: Type.Integer(),
  recruitSeq: Type.Integer(),
  title: Type.String(),
  /** Masked. */
  name: Type.String(),
  phoneNo: Type.String(),
  decision: Decision,
  /** Y once the member was told; the decision is final then. */
  toldYn: YesNo,
  createdAt: moment,
})

/** What a recruitment is, and what is to be done about it. */
const Tally = Type.Object({
  recruitSeq: Type.Integer(),
  title: Type.String(),
  state: oneOf('상태', RECRUIT_STATES),
  places: Type.Integer(),
  waiting: Type.Integer(),
  chosen: Type.Integer(),
  passed: Type.Integer(),
  /** Applications whose member was not told yet. */
  untold: Type.Integer(),
})

/** Totals above 10,000 are answered as 10,000. `item` has every recruitment, the latest first. */
export const browseApplications = contract({
  at: 'GET /adm/community/browse',
  id: 'communityDesk.browse',
  title: '커뮤니티 지원서 보기',
  ...see,
  input: Type.Object({
    recruitSeq: Type.Optional(RecruitSeq),
    decision: Type.Optional(Decision),
    /** Y: only those whose recruitment is over and whose member was not told. */
    untoldYn: Type.Optional(YesNo),
    sort: Type.Optional(oneOf('정렬', ['createdAt'])),
    direction,
    ...paging(),
  }),
  items: Row,
  item: Type.Object({ recruitments: Type.Array(Tally) }),
})

/** The most that one reason opens: what somebody reads in one go. */
export const MOST_OPENED = 20

export const openApplications = contract({
  at: 'POST /adm/community/open',
  id: 'communityDesk.open',
  title: '커뮤니티 지원서 열람',
  ...see,
  codec: 'json',
  input: Type.Object({ applicationSeqs: seqs(MOST_OPENED), reason }),
  items: Type.Object({
    applicationSeq: Type.Integer(),
    name: Type.String(),
    phoneNo: Type.String(),
    email: Type.String(),
    snsUrls: Type.Array(Type.String()),
    housingType: Type.String(),
    motive: Type.String(),
    decisionReason: Type.String(),
  }),
})

/** Chooses, passes over, or puts back before a decision. No more are chosen than the recruitment has places. */
export const MOST_DECIDED = 500
export const decideApplications = contract({
  at: 'POST /adm/community/decide',
  id: 'communityDesk.decide',
  title: '커뮤니티 지원 선정',
  ...write,
  input: Type.Object({ recruitSeq: RecruitSeq, applicationSeqs: seqs(MOST_DECIDED), decision: Decision, reason }),
  item: Type.Object({ changed: Type.Integer() }),
  errors: {
    missing,
    unknown,
    told: ['409', '이미 발표한 지원서가 있습니다. 발표한 결정은 바꿀 수 없습니다.', 409],
    full: ['409', '뽑는 인원보다 많이 선정할 수 없습니다. 선정한 지원서를 먼저 되돌려 주세요.', 409],
  },
})

/** Tells everybody of a recruitment at once. Applications that nobody decided about are told as not chosen. */
export const announceApplications = contract({
  at: 'POST /adm/community/announce',
  id: 'communityDesk.announce',
  title: '커뮤니티 모집 결과 발표',
  ...publish,
  input: Type.Object({ recruitSeq: RecruitSeq }),
  item: Type.Object({ chosen: Type.Integer(), passed: Type.Integer() }),
  errors: {
    missing,
    open: ['409', '모집이 끝난 뒤에 발표할 수 있습니다.', 409],
    nobody: ['409', '선정한 지원서가 없습니다. 먼저 선정해 주세요.', 409],
    done: ['409', '이미 발표했습니다.', 409],
  },
})

/** A file of one recruitment. Names, numbers and the words of the applications are opened on request only; the reason is recorded. */
export const exportApplications = contract({
  at: 'POST /adm/community/export',
  id: 'communityDesk.export',
  stepUp: ({ personalYn }) => personalYn === 'Y',
  title: '커뮤니티 지원서 내려받기',
  ...publish,
  input: Type.Object({ recruitSeq: RecruitSeq, decision: Type.Optional(Decision), reason, personalYn: YesNo }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
  errors: { missing, tooMany: ['400', '한 번에 1만 건까지 내려받을 수 있습니다. 결정으로 나누어 주세요.'] },
})
