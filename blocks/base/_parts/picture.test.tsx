import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture'

const written = (color: string) =>
  renderToStaticMarkup(<Picture image={{ src: '/media/rooms/a.webp', alt: '', width: 4, height: 3, color }} sizes="100vw" />)

test.each([
  ['#aba59b', '#aa9'],
  ['#000000', '#000'],
  ['#e0f6fa', '#def'],
])('the colour %s stands in for a photograph as %s', (color, short) => expect(written(color)).toContain(`background-color:${short}"`))

test('what is no colour is left out', () => expect(written('red;x:y')).not.toContain('background'))
