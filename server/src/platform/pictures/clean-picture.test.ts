import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanPicture } from './clean-picture.ts'
import { sniffPicture } from './sniff-picture.ts'
import {
  animated,
  gifWithPage,
  html,
  jpegWithPlace,
  pngBomb,
  pngThenPage,
  sampleGif,
  sampleJpeg,
  samplePng,
  sampleWebp,
  svg,
} from './testing/hostile-pictures.ts'

const facts = (bytes: Uint8Array) => sharp(bytes, { animated: true }).metadata()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

const half = (bytes: Buffer) => bytes.subarray(0, bytes.byteLength / 2)

describe('a picture', () => {
  it.each([
    ['image/png', samplePng],
    ['image/jpeg', sampleJpeg],
    ['image/gif', sampleGif],
    ['image/webp', sampleWebp],
  ] as const)('R1-253 %s is taken, and stays what it is', async (type, make) => {
    const made = await make()
    const clean = await cleanPicture(made)
    expect(clean.type).toBe(type)
    expect(sniffPicture(clean.bytes)).toBe(type)
    expect(await facts(clean.bytes)).toMatchObject({ width: 48, height: 48 })
  })

  it.each(['gif', 'webp'] as const)('a moving %s goes on moving, at its own pace', async (format) => {
    const { bytes } = await cleanPicture(await animated(format))
    expect(await facts(bytes)).toMatchObject({ pages: 3, pageHeight: 48, delay: [100, 200, 300] })
  })

  it('loses where, with what and by whom it was taken, and stands upright all the same', async () => {
    const taken = await jpegWithPlace()
    expect((await facts(taken)).exif).toBeDefined()
    expect(text(taken)).toContain('Secret Person')
    const { bytes } = await cleanPicture(taken)
    const { exif, xmp, iptc, icc, orientation } = await facts(bytes)
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    expect(text(bytes)).not.toMatch(/Secret Person|Exif|GPS/)
  })

  it('larger than any screen is shrunk', async () => {
    const wide = await sharp({ create: { width: 6_000, height: 100, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await facts((await cleanPicture(wide)).bytes)).toMatchObject({ width: 4_096, height: 68 })
  })

  it.each([
    ['behind it', pngThenPage],
    ['in its comment', gifWithPage],
  ])('loses the page that was hidden %s', async (_where, make) => {
    const made = await make()
    expect(text(made)).toContain('<script>')
    const { bytes } = await cleanPicture(made)
    expect(text(bytes)).not.toContain('<script>')
    expect(await facts(bytes)).toMatchObject({ width: 48 })
  })
})

describe('what is refused', () => {
  it.each([
    ['a drawing of text', async () => svg, 'file/wrongType'],
    ['a page', async () => html, 'file/wrongType'],
    ['nothing', async () => Buffer.alloc(0), 'file/wrongType'],
    ['the first bytes of a picture alone', async () => (await samplePng()).subarray(0, 8), 'file/unreadable'],
    [
      'a head with a page behind it',
      async () => Buffer.concat([(await samplePng()).subarray(0, 8), html]),
      'file/unreadable',
    ],
    ['a PNG that breaks off', async () => half(await samplePng(400)), 'file/unreadable'],
    ['a JPEG that breaks off', async () => half(await sampleJpeg(400)), 'file/unreadable'],
    ['a WEBP that breaks off', async () => half(await sampleWebp()), 'file/unreadable'],
    ['a GIF that breaks off', async () => half(await sampleGif()), 'file/unreadable'],
    ['a few bytes that unfold to gigabytes', async () => pngBomb(), 'file/tooManyPixels'],
    [
      'another kind of picture',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
      'file/wrongType',
    ],
  ] as const)('%s', async (_what, make, code) => {
    const before = process.memoryUsage().rss
    await expect(cleanPicture(await make())).rejects.toMatchObject({ code })
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000)
  })

  it('does not stand in the way of what comes after it', async () => {
    const good = await samplePng()
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => cleanPicture(at % 2 === 0 ? svg : good)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(15)
  })
})
