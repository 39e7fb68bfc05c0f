import { service } from '@/services/kit/service'
import { changePoints } from './change-points'
import { readBenefits } from './read-benefits'

export const benefitDesk = service('benefit-desk', [readBenefits, changePoints])
