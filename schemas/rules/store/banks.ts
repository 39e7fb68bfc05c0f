/** The codes of the payment provider. */
export const BANKS = {
  '06': 'KB국민은행',
  '88': '신한은행',
  '20': '우리은행',
  '81': '하나은행',
  '11': 'NH농협은행',
  '03': 'IBK기업은행',
  '90': '카카오뱅크',
  '89': '케이뱅크',
  '92': '토스뱅크',
  '23': 'SC제일은행',
  '27': '한국씨티은행',
  '71': '우체국예금보험',
  '45': '새마을금고',
  '48': '신협',
  '07': '수협은행',
  '12': '단위농협',
  '64': '산림조합',
  '50': '저축은행중앙회',
  '02': 'KDB산업은행',
  '31': 'iM뱅크(대구)',
  '32': '부산은행',
  '39': '경남은행',
  '34': '광주은행',
  '37': '전북은행',
  '35': '제주은행',
} as const
export type BankCode = keyof typeof BANKS
/** An object would list the codes without a leading zero first. */
export const BANK_CODES: readonly BankCode[] = [
  ...(['06', '88', '20', '81', '11', '03', '90', '89', '92', '23', '27', '71', '45'] as const),
  ...(['48', '07', '12', '64', '50', '02', '31', '32', '39', '34', '37', '35'] as const),
]

/** A code that is not known stands for itself. */
export const bankName = (code: string): string => (BANKS as Record<string, string>)[code] ?? code
