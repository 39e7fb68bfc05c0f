import { showFault } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { saveRefundAccount } from '@/schemas/api/store/deliveries'
import type { BankCode } from '@/schemas/rules/store/banks'
import type { AccountFields } from './account-faults'

/** Stores the account after what it was typed for was accepted: where that fails, only a line says so. */
export async function keepAccount({ bank, accountNo, holder }: AccountFields): Promise<void> {
  try {
    await call(saveRefundAccount, { bank: bank as BankCode, accountNo, holder })
  } catch {
    showFault('신청은 접수했지만 환불 계좌는 저장하지 못했습니다. 마이페이지에서 다시 저장해 주세요.')
  }
}
