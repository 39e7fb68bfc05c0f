// One house by the many ways in which its address is written: requests of samples are counted by it.

/** `서울특별시 강남구 라움로 12 (역삼동, 라움아파트)` and `서울 강남구 라움로12` are one: the postal code stands for what is before the road. */
function roadOf(address: string): string {
  const plain = address
    .normalize('NFKC')
    .replace(/\([^)]*\)?/g, ' ')
    .toLowerCase()
  const [found] = /[\p{L}\d·.]+(?:로|길)\s*(?:\d+번?길\s*)?\d+(?:-\d+)?/u.exec(plain) ??
    /[\p{L}\d]+(?:동|리|가)\s*산?\s*\d+(?:-\d+)?/u.exec(plain) ?? [plain]
  return found.replace(/[\s·.]/g, '')
}

/** `101동 1203호`, `101-1203` and `라움아파트 101동 12층 1203호` are one; a detail without a number counts as it is written. */
function doorOf(detail: string): string {
  const plain = detail.normalize('NFKC').toLowerCase()
  const numbers = plain.replace(/(\d+)\s*층/g, (floor, number: string) => (/\d/.test(plain.replace(floor, '')) ? ' ' : number))
  const doors = [...numbers.matchAll(/(?:지하|[a-z](?=\s*-?\s*\d))?\s*-?\s*\d+/g)].map(([door]) => door.replace(/[\s-]/g, ''))
  return doors.length > 0 ? doors.join('-') : plain.replace(/[^\p{L}]/gu, '')
}

/** @returns the key of the house, the same for every spelling that we know. */
export const sampleHouse = ({ zipCode, address, addressDetail }: { zipCode: string; address: string; addressDetail: string }): string =>
  [zipCode.trim(), roadOf(address), doorOf(addressDetail)].join('|')
