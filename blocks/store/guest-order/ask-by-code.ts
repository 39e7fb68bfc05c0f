// What the presses of the code do. It comes with the first of them.
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { openOrderByCode, sendOrderCode } from '@/schemas/api/store/guest-codes'
import { UNEXPECTED } from '@/schemas/words/unexpected'

/** Has a code sent, or opens the order with the one that came. @returns what is said of it. */
export async function askByCode(id: string, by: { phoneNo: string } | { code: string }): Promise<{ words: string; isFault: boolean }> {
  try {
    const { resultMessage } = await ('code' in by ? call(openOrderByCode, { id, ...by }) : call(sendOrderCode, { id, ...by }))
    return { words: resultMessage, isFault: false }
  } catch (error) {
    return { words: error instanceof CallFailure ? error.message : UNEXPECTED, isFault: true }
  }
}
