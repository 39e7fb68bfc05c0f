/** `원목결 마루 오크 외 2개` */
export const samplesTitle = (lines: readonly { name: string }[]): string =>
  lines.length > 1 ? `${lines[0]!.name} 외 ${lines.length - 1}개` : (lines[0]?.name ?? '')
