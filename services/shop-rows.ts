import { consultationOfShop } from './consulting/domain/known-requests'
import { visitOfShop } from './consulting/domain/known-visits'
import { registerShopRows } from './kit/handle-row'

// How each area by shop (schemas/rules/base/console-areas.ts) tells its rows.
registerShopRows({ consultations: consultationOfShop, visits: visitOfShop })
