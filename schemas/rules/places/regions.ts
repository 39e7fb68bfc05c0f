/** The 시·도 by the names that shops have, in the order in which they are chosen from. */
export const REGIONS = [
  ...['서울', '경기', '인천', '강원', '대전', '세종', '충북', '충남', '광주'],
  ...['전북', '전남', '대구', '경북', '부산', '울산', '경남', '제주'],
] as const
