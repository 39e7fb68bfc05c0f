import { service } from '@/services/kit/service'
import { acceptReturn } from './accept-return'
import { browseReturns } from './browse-returns'
import { openDeskReturn } from './open-desk-return'
import { readDeskReturn } from './read-desk-return'
import { readDeskReturnFile } from './read-desk-return-file'
import { receiveReturn } from './receive-return'
import { refuseReturn } from './refuse-return'
import { settleReturn } from './settle-return'
import { waiveReturnFee } from './waive-return-fee'
import { createDeskReturn } from './create-desk-return'
import { readDeskReturnOffer } from './read-desk-return-offer'

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
