import { consultationOfShop } from './consulting/domain/own-shop'
import { registerShopRows } from './kit/handle-row'

// How each area by shop (schemas/rules/base/console-areas.ts) tells its rows.
registerShopRows({ consultations: consultationOfShop })
