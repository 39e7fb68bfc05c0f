import * as contracts from '@/schemas/api/consulting/requests'
import { operation } from '@/services/kit/service'

export const readApplicant = operation(contracts.readApplicant, (_, { session: { identified } }) =>
  Promise.resolve({
    item: {
      identifiedYn: identified ? ('Y' as const) : ('N' as const),
      memberName: identified?.memberName ?? '',
      mobileNo: identified?.mobileNo ?? '',
    },
  }),
)
