// Every simulator, in the order of the inbox page.
import { adReward } from './ad-reward'
import { apple } from './apple'
import { design } from './design'
import { feedCard } from './feed-card'
import { juso } from './juso'
import { kakao } from './kakao'
import { mail } from './mail'
import { naver } from './naver'
import { odcloud } from './odcloud'
import { portone } from './portone'
import { smartConsulting } from './smart-consulting'
import { solapi } from './solapi'
import { toss } from './toss'
import { tracker } from './tracker'
import type { Simulator } from './simulator'

export const SIMULATORS: readonly Simulator[] = [
  portone,
  kakao,
  naver,
  apple,
  mail,
  solapi,
  juso,
  odcloud,
  design,
  adReward,
  feedCard,
  smartConsulting,
  toss,
  tracker,
]
