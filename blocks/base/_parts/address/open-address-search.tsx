import { openDialog } from '@/lib/ui/dialogs'
import type { Listed } from '@/schemas/api/base/contract'
import type { searchAddresses } from '@/schemas/api/site/addresses'
import { SHEET } from '../sheet'

/** The result of the picker (foundation 3.3). */
export type PickedAddress = Pick<Listed<typeof searchAddresses>, 'postCode' | 'address' | 'extraAddress'>

const sheet = `${SHEET} h-[min(42rem,calc(100dvh-64px))] w-[min(480px,calc(100vw-48px))]`

/** Opens the address search. @returns the chosen address, or undefined when it was closed. */
export async function openAddressSearch(): Promise<PickedAddress | undefined> {
  const { AddressSearch } = await import('./address-search')
  return openDialog<PickedAddress>('address-search', {
    title: '주소 검색',
    className: sheet,
    render: (close) => <AddressSearch close={close} />,
  })
}
