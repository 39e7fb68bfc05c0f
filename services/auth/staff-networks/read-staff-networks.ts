import { requestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/auth/staff-networks'
import { operation } from '@/services/kit/service'
import { readAllowedNetworks } from '../domain/read-allowed-networks'

export const readStaffNetworks = operation(contracts.readStaffNetworks, async (_, { db }) => ({
  item: { ...(await readAllowedNetworks(db)), address: requestContext()?.ip ?? '' },
}))
