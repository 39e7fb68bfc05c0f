import { TextField } from '@/builder/list/text-field'
import { CallFailure } from '@/schemas/api/base/failure'
import { digitsOnly } from '@/schemas/rules/base/digits-only'

interface Account {
  bank: string
  accountNo: string
  holder: string
}
export const NO_ACCOUNT: Account = { bank: '', accountNo: '', holder: '' }

const FIELDS = [
  { name: 'bank', label: '환불 은행', max: 20 },
  { name: 'accountNo', label: '환불 계좌 번호', max: 24 },
  { name: 'holder', label: '예금주', max: 60 },
] as const

/** As it is sent. @throws CallFailure where something of it is missing. */
export function accountOf(account: Account): Account {
  const [bank, accountNo, holder] = [account.bank.trim(), digitsOnly(account.accountNo), account.holder.trim()]
  if (bank.length < 2 || accountNo.length < 6 || !holder)
    throw new CallFailure('400', '환불받을 은행과 계좌 번호, 예금주를 모두 입력해 주세요.')
  return { bank, accountNo, holder }
}

/** Where money goes back to that was paid into a virtual account. */
export function AccountFields({ account, onChange }: { account: Account; onChange: (account: Account) => void }) {
  return (
    <div className="grid gap-3">
      <p className="text-studio-text-mute">가상계좌로 받은 돈은 고객의 계좌로 돌려드립니다. 계좌는 환불을 마치면 지웁니다.</p>
      {FIELDS.map(({ name, label, max }) => (
        <TextField
          key={name}
          label={label}
          value={account[name]}
          maxLength={max}
          isRequired
          onChange={(value) => onChange({ ...account, [name]: value })}
        />
      ))}
    </div>
  )
}
