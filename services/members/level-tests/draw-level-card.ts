import * as contracts from '@/schemas/api/members/level-tests'
import { settings } from '@/services/base/settings'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { operation } from '@/services/kit/service'
import { drawCard } from '@/services/storage/card/draw-card'
import { readPicture } from '@/services/storage/read-picture'
import { levelsOf, type LevelRow } from './levels-of'

/** Each level is drawn once, until staff change a level. */
export const drawLevelCard = operation(contracts.drawLevelCard, async ({ level: code }, ctx) => {
  const level = (await levelsOf(ctx)).find((one) => one.code === code)
  const photo = level && (await readPicture(level.image.slice('/media/'.length)))
  if (!level || !photo) throw ctx.fail('missing')
  const card = await memoizeByTags(ctx.db, ['levels'], `level-card ${ctx.siteId} ${code} ${photo.id}`, async () =>
    draw(level, await photo.read()),
  )
  return {
    response: new Response(new Uint8Array(card), {
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=600',
        'content-disposition': `inline; filename="level-${code}.jpg"`,
      },
    }),
  }
})

const draw = ({ name, summary }: LevelRow, photo: Buffer): Promise<Buffer> =>
  drawCard({ kicker: '나의 인테리어 레벨', title: name, text: summary, foot: `${settings().brandName} 인테리어 레벨 테스트` }, photo)
