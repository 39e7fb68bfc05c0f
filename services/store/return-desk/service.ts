import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/store/return-desk'
import { acceptReturn } from './accept-return'
import { browseReturns } from './browse-returns'
import { openDeskReturn } from './open-desk-return'
import { readDeskReturnFile } from './read-desk-return-file'
import { receiveReturn } from './receive-return'
import { refuseReturn } from './refuse-return'
import { settleReturn } from './settle-return'
import { waiveReturnFee } from './waive-return-fee'
import { createDeskReturn } from './create-desk-return'
import { readDeskReturnOffer } from './read-desk-return-offer'
import { knownReturn } from './known-return'
import { presentDeskReturn } from './present-desk-return'

const readDeskReturn = operation(contracts.readDeskReturn, async ({ returnSeq }, ctx) => ({
  item: await presentDeskReturn(ctx, await knownReturn(ctx, returnSeq)),
}))

export const returnDesk = service('return-desk', [
  browseReturns,
  readDeskReturn,
  openDeskReturn,
  readDeskReturnFile,
  acceptReturn,
  receiveReturn,
  settleReturn,
  refuseReturn,
  waiveReturnFee,
  createDeskReturn,
  readDeskReturnOffer,
])
