/** A mobile number in threes and fours: 010-1234-5678. What is no such number stays as it is. */
export const formatMobile = (digits: string): string => digits.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3')

/** yyyyMMdd as people read it: 1990.01.31. */
export const formatBirthDate = (birthDate: string): string => birthDate.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3')
