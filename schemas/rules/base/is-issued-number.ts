const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]
/** Whether the tenth digit of a business's number is the right check digit; a number that fails was never issued. */
export function isIssuedNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false
  const numbers = [...digits].map(Number)
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * numbers[i]!, Math.floor((numbers[8]! * 5) / 10))
  return (10 - (sum % 10)) % 10 === numbers[9]
}
