import * as contracts from '@/schemas/api/consulting/requests'
import { operation } from '@/services/kit/service'
import { storeFile } from '../domain/store-file'

export const saveConsultationFile = operation(contracts.saveConsultationFile, async ({ file }, ctx) => ({
  item: await storeFile(ctx, file),
}))
