import { AddressUsages } from '../list/address-usages'
import { usagePath } from '../state/usage-path'
import { CHECK } from '../ui/check'

interface MovedAddressProps {
  /** The address that visitors know. */
  from: string
  isLedOn: boolean
  onChange: (isLedOn: boolean) => void
}

/** A page that moves: what becomes of links and bookmarks to its old address. */
export function MovedAddress({ from, isLedOn, onChange }: MovedAddressProps) {
  return (
    <section aria-label="주소 바뀜" className="rounded-md bg-studio-chrome px-3 py-2">
      <p>
        게시하면 주소가 바뀝니다. 옛 주소는 <span className="font-medium break-all">{from}</span>입니다.
      </p>
      {from.includes('/:') ? (
        <p className="text-studio-text-mute">번호가 든 주소라 새 주소로 보낼 수 없습니다. 옛 주소는 404 화면을 보입니다.</p>
      ) : (
        <label className="flex min-h-8 items-center gap-2 max-md:min-h-11">
          <input type="checkbox" className={CHECK} checked={isLedOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
          {isLedOn ? '옛 주소로 오는 사람을 새 주소로 보냅니다' : '옛 주소로 오는 사람을 새 주소로 보냅니다 (지금은 404 화면을 보입니다)'}
        </label>
      )}
      {!from.includes(':') && <AddressUsages address={from} hrefOf={usagePath} />}
    </section>
  )
}
