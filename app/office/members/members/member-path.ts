export const memberPath = (memberNo: string): string => `/ice_builder/members/${encodeURIComponent(memberNo)}`
