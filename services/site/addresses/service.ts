import { service } from '@/services/kit/service'
import { searchAddresses } from './search-addresses'

export const addresses = service('addresses', [searchAddresses])
