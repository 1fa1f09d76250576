import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { QUIET_ZONE, qrModules } from './qr-modules.ts'

const SCALE = 6

/** The path painted as pixels, as a screen shows it and a camera sees it. */
function paint({ size, path }: ReturnType<typeof qrModules>) {
  const side = size * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, left, top] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let y = Number(top) * SCALE; y < (Number(top) + 1) * SCALE; y += 1)
      data.fill(0, (y * side + Number(left) * SCALE) * 4, (y * side + (Number(left) + 1) * SCALE) * 4)
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255
  return { width: side, height: side, data }
}

describe('a QR code', () => {
  it.each([
    '7kQhVb2nRrY8cLd4tGm1pWs6yEo3uXa9vBf5x9Tz4mPw',
    '0x3fA9c1D07bE24a6F58cB9013dE7fA2c481bD2e07',
    '0.0.4815162',
  ])('of %s is read back to every letter', (address) => {
    expect(decodeQR(paint(qrModules(address)))).toBe(address)
  })

  it('has the light border that scanners need', () => {
    const { size, path } = qrModules('0.0.4815162')
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect(Math.min(...places)).toBe(QUIET_ZONE)
    expect(Math.max(...places)).toBe(size - QUIET_ZONE - 1)
  })
})
