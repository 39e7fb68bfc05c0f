// The people of the demonstration. The seed makes members of most of them (seed-members.ts), and the identity simulator knows all of them
// under the same names, so that every path through the member area can be tried. All of it is invented.
import { TZDate } from '@date-fns/tz'
import { createHash } from 'node:crypto'
import type { SocialType } from '@/schemas/api/auth/session'

/** One public password for all of them: a demonstration listens on loopback. */
export const DEMO_PASSWORD = 'Oak7!Tile35'

/** A person as an identity provider knows them. */
export interface DemoIdentity {
  name: string
  gender: 'F' | 'M'
  /** yyyyMMdd. */
  birthDate: string
  /** Digits. */
  mobileNo: string
  mobileCo: 'SKT' | 'KT' | 'LGU' | 'MVNO'
  ci: string
}

export interface DemoPerson extends DemoIdentity {
  /** Identifies the person in the seed and in the simulators: `member-demo-<key>`. */
  key: string
  /** The purpose of this person, shown in the simulator's list. */
  says: string
  /** Absent for a person who is no member. */
  member?: DemoMember
}

export interface DemoMember {
  /** Absent with a social account only. */
  memberId?: string
  nickname: string
  status?: 'DORMANT' | 'WITHDRAWN'
  grade?: 'VIP'
  /** Absent when nothing is missing. */
  lacks?: 'certification' | 'consent'
  marketing?: boolean
  employeeEmail?: string
  social?: { snsType: SocialType; snsId: string }
}

/** The CI that a provider returns for a person: 88 characters, the same for the same person. */
export const ciOf = (key: string): string => createHash('sha512').update(`demo ci ${key}`).digest('base64')

/** Everybody as of the given day: a thirteen-year-old stays thirteen. */
export function demoPeople(now: Date): DemoPerson[] {
  const year = new TZDate(now, 'Asia/Seoul').getFullYear()
  const person = (
    key: string,
    name: string,
    gender: 'F' | 'M',
    birthDate: string,
    number: number,
    says: string,
    member?: DemoMember,
  ): DemoPerson => ({
    key,
    name,
    gender,
    birthDate,
    mobileNo: `0102000${number}`,
    mobileCo: (['SKT', 'KT', 'LGU', 'MVNO'] as const)[number % 4]!,
    ci: ciOf(key),
    says,
    ...(member ? { member } : {}),
  })
  return [
    person('haneul', '김하늘', 'F', '19920314', 1001, '인증과 동의를 마친 회원', {
      memberId: 'haneul',
      nickname: '하늘집',
      marketing: true,
    }),
    person('doyun', '박도윤', 'M', '19880921', 1002, 'VIP 회원', { memberId: 'doyun', nickname: '도윤의서재', grade: 'VIP' }),
    person('saebom', '윤새봄', 'F', '19950502', 1003, '본인인증을 하지 않은 회원', {
      memberId: 'saebom',
      nickname: '새봄이네',
      lacks: 'certification',
    }),
    person('ideun', '장이든', 'M', '19931204', 1013, '본인인증을 하지 않은 회원(둘째)', {
      memberId: 'jangideun',
      nickname: '이든네',
      lacks: 'certification',
    }),
    person('seojun', '이서준', 'M', '19901128', 1004, '필수 약관에 동의하지 않은 회원', {
      memberId: 'seojun',
      nickname: '서준공방',
      lacks: 'consent',
    }),
    person('yuna', '최유나', 'F', '19860707', 1005, '휴면 회원', { memberId: 'choiyuna', nickname: '유나하우스', status: 'DORMANT' }),
    person('roa', '강로아', 'F', '19970119', 1006, '카카오 계정으로만 로그인하는 회원', {
      nickname: '로아네',
      social: { snsType: 'KAKAO', snsId: '4100000001' },
    }),
    person('jian', '서지안', 'M', '19830330', 1007, '탈퇴한 회원', { memberId: 'seojian', nickname: '', status: 'WITHDRAWN' }),
    person('gaon', '문가온', 'M', `${year - 18}0101`, 1008, '만 18세 회원', { memberId: 'gaonmoon', nickname: '가온' }),
    person('hajun', '임하준', 'M', '19910816', 1009, '임직원 회원', {
      memberId: 'hajun',
      nickname: '하준결',
      employeeEmail: 'hajun@raumgyeol.example',
    }),
    person('sora', '하소라', 'F', '19930918', 1021, '비밀번호를 잊고, 정보를 고치고, 탈퇴해 보는 회원', {
      memberId: 'hasora',
      nickname: '소라네',
      marketing: true,
    }),
    person('narae', '배나래', 'F', '19890412', 1022, '다른 회원과 댓글을 주고받는 회원', { memberId: 'narae', nickname: '나래집' }),
    person('minho', '정민호', 'M', `${year - 13}0101`, 1010, '만 13세, 가입할 수 없음'),
    person('daon', '송다온', 'F', '19990624', 1011, '아직 회원이 아님'),
    person('eungyeol', '노은결', 'F', '19840211', 1012, '아직 회원이 아님(사업자 가입)'),
  ]
}

/** The member number of a seeded person. */
export const demoMemberNo = (key: string): string => `member-demo-${key}`
