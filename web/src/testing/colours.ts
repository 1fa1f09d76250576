import type { Locator } from 'vitest/browser'

/** What colour an element is to the eye, whatever its classes are called. */

export const isRed = (colour: string): boolean => {
  const hue = hueOf(colour)
  return hue !== null && (hue <= 20 || hue >= 335)
}

export const isAmber = (colour: string): boolean => {
  const hue = hueOf(colour)
  return hue !== null && hue >= 25 && hue <= 60
}

export const textColour = (part: Locator): string => getComputedStyle(part.element()).color

/** Of the frame that a field of web/ui stands in. */
export const frameColour = (field: Locator): string =>
  getComputedStyle(field.element().parentElement ?? field.element()).borderTopColor

/** Degrees on the colour wheel, red at 0; null for greys. */
function hueOf(colour: string): number | null {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (context === null) throw new Error('no canvas')
  // Over black a colour that lets something through only gets darker.
  for (const style of ['black', colour]) {
    context.fillStyle = style
    context.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  if (span < most / 4 || most === 0) return null
  const sixth =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  return (sixth * 60 + 360) % 360
}
