import { service } from '@/services/kit/service'
import { listModelHouses } from './list-model-houses'

export const modelHouses = service('model-houses', [listModelHouses])
