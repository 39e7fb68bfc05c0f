// The businesses of the demonstration: those that the tax office's simulator knows, and which of them belong to members of the seed. All
// of them are invented; their numbers have valid check digits, so that they are not refused before the register is asked.
import type { BusinessStatus, BusinessType } from '@/schemas/rules/members/business'
import { demoMemberNo } from './demo-people'

interface DemoBusiness {
  bizRegNum: string
  bizName: string
  owner: string
  /** yyyyMMdd. */
  startDt: string
  /** Status in the register. */
  status: BusinessStatus
}

/** State of a vendor's design account at the start of the demonstration. */
export type DesignState =
  'none' | 'enabled' | 'suspended' | 'removed-unused' | 'removed-adminReq' | 'removed-bizOut' | 'disable-soon' | 'remove-soon'

interface Vendor {
  /** Fixed, because the design partner identifies its accounts by it. */
  memberNo: string
  memberId: string
  memberName: string
  gender: 'F' | 'M'
  birthDate: string
  mobileNo: string
  /** Business or agency. */
  memberType: 'B' | 'A'
  /** The purpose of this account. */
  says: string
  business: DemoBusiness & { type: BusinessType; typeDesc?: string; phoneNum: string; joinedBy: 'business' | 'interior' | 'scm' }
  design: DesignState
}

type Line = [
  key: string,
  memberName: string,
  gender: 'F' | 'M',
  birthDate: string,
  says: string,
  design: DesignState,
  bizRegNum: string,
  bizName: string,
  startDt: string,
  status: BusinessStatus,
  type: BusinessType,
  typeDesc?: string,
]

const LINES: readonly Line[] = [
  ['jiwoo', '한지우', 'M', '19850617', '사업자 회원, 디자인 계정 없음', 'none', '2208801033', '결인테리어', '20190302', 'open', 'ti'],
  [
    'minjae',
    '강민재',
    'M',
    '19790911',
    '사업자 회원, 디자인 계정 사용 중',
    'enabled',
    '2208801047',
    '온집건설',
    '20150615',
    'open',
    'cnstr',
  ],
  [
    'garam',
    '유가람',
    'F',
    '19880125',
    '사업자 회원, 장기 미사용으로 계정 삭제',
    'removed-unused',
    '2208801052',
    '가람설계',
    '20170901',
    'open',
    'design',
  ],
  [
    'dain',
    '문다인',
    'F',
    '19931030',
    '사업자 회원, 관리자 요청으로 계정 삭제',
    'removed-adminReq',
    '2208801066',
    '다인자재',
    '20200110',
    'open',
    'matl',
  ],
  [
    'sera',
    '오세라',
    'F',
    '19810808',
    '휴업한 사업자 회원, 계정 정지 예정',
    'disable-soon',
    '2208801071',
    '세라공방',
    '20160420',
    'close',
    'etc',
    '가구 제작',
  ],
  ['taesik', '윤태식', 'M', '19740319', '폐업한 사업자 회원', 'removed-bizOut', '2208801085', '태식창호', '20110214', 'out', 'matl'],
  ['haesol', '신해솔', 'F', '19900502', '인테리어 제휴점 회원', 'enabled', '1301102095', '해솔인테리어', '20180707', 'open', 'ti'],
]

/** Business members and an agency of the seed, one for each state of a design account (SYS-19). */
export const VENDORS: readonly Vendor[] = LINES.map((line, i) => {
  const [key, memberName, gender, birthDate, says, design, bizRegNum, bizName, startDt, status, type, typeDesc] = line
  const isAgency = key === 'haesol'
  return {
    memberNo: demoMemberNo(key),
    memberId: `${key}biz`,
    memberName,
    gender,
    birthDate,
    mobileNo: `0102000${2001 + i}`,
    memberType: isAgency ? 'A' : 'B',
    says,
    business: {
      bizRegNum,
      bizName,
      owner: memberName,
      startDt,
      status,
      type,
      ...(typeDesc ? { typeDesc } : {}),
      phoneNum: `02300${4001 + i}`,
      joinedBy: isAgency ? 'interior' : 'business',
    },
    design,
  }
})

/** In the register but without a member: for trying a sign-up. */
const UNJOINED: readonly DemoBusiness[] = [
  { bizRegNum: '1301102101', bizName: '은결홈', owner: '노은결', startDt: '20210503', status: 'open' },
  { bizRegNum: '6042103013', bizName: '다온디자인', owner: '송다온', startDt: '20220815', status: 'open' },
  { bizRegNum: '6042103027', bizName: '은결목공', owner: '노은결', startDt: '20140301', status: 'close' },
  { bizRegNum: '6042103032', bizName: '은결타일', owner: '노은결', startDt: '20090909', status: 'out' },
  { bizRegNum: '6118804013', bizName: '라움하우스', owner: '정가람', startDt: '20050411', status: 'open' },
]

/** Every business of the simulated register. */
export const DEMO_BUSINESSES: readonly DemoBusiness[] = [...VENDORS.map(({ business }) => business), ...UNJOINED]
